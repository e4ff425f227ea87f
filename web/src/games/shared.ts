// What the page of a table and the looks of the games are made of.  The build puts all of it into one
// script beside the first one (see `inject` in build.mjs), so that a table needs three and not nine.
import "../art/die";
import "../art/drawing";
import "../art/figure";
import "../art/glyphs";
import "../art/icons";
import "../art/seat";
import "../art/tints";
import "../desk";
import "../frame/clause";
import "../frame/later";
import "../frame/notebook";
import "../pages/match";
import "../router";
import "../scene/board";
import "../scene/element";
import "../scene/hold";
import "../scene/piece";
import "../scene/seats";
import "../scene/zone";
import "../table/context";
import "../table/filled";
import "../words";
import "./rail";
import "./trail";
