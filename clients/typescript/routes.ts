// A method for every route; written by `clients/generate.py`.
import type * as M from "./messages.ts";

/** All that a house can be asked; `ask` is how. */
export abstract class Routes {
  /** Asks, and tells the answer as JSON. */
  abstract ask<T>(method: string, path: string, body?: unknown, query?: object): Promise<T>;

  /** Asks, and tells the answer as it is. */
  abstract askText(method: string, path: string, body?: unknown, query?: object): Promise<string>;

  /** The link of a confirmation was opened, and its button pressed. */
  postAlertsConfirm(body: M.PrivateWish): Promise<void> {
    return this.ask<void>("POST", `/api/alerts/confirm`, body);
  }

  /** Everything off, by a private address: what the end of each mail leads to. */
  postAlertsOff(query: { token: string }): Promise<void> {
    return this.ask<void>("POST", `/api/alerts/off`, undefined, query);
  }

  /** Your circles. */
  getCircles(): Promise<(M.CircleCard)[]> {
    return this.ask<(M.CircleCard)[]>("GET", `/api/circles`);
  }

  /** A new circle. */
  postCircles(body: M.CircleWish): Promise<M.CirclePage> {
    return this.ask<M.CirclePage>("POST", `/api/circles`, body);
  }

  /** A circle at its door, for whoever has the link; wrong links are slowed down. */
  getCircle(link: string): Promise<M.CircleCard> {
    return this.ask<M.CircleCard>("GET", `/api/circles/${encodeURIComponent(link)}`);
  }

  /** The founder changes the name, or what is rated. */
  postCirclesChange(link: string, body: M.CircleChange): Promise<M.CirclePage> {
    return this.ask<M.CirclePage>("POST", `/api/circles/${encodeURIComponent(link)}/change`, body);
  }

  /** The founder ends the circle; all that is known of it is erased. */
  postCirclesClose(link: string): Promise<(M.CircleCard)[]> {
    return this.ask<(M.CircleCard)[]>("POST", `/api/circles/${encodeURIComponent(link)}/close`);
  }

  /** The founder puts a member out, and the link is changed. */
  postCirclesDismiss(link: string, body: M.MemberOnly): Promise<M.CirclePage> {
    return this.ask<M.CirclePage>("POST", `/api/circles/${encodeURIComponent(link)}/dismiss`, body);
  }

  /** Come in, or come back. */
  postCirclesEnter(link: string, body: M.EnterWish): Promise<M.CirclePage> {
    return this.ask<M.CirclePage>("POST", `/api/circles/${encodeURIComponent(link)}/enter`, body);
  }

  /** A season as CSV. */
  getCirclesExportCsv(link: string, query: { season: number }): Promise<string> {
    return this.askText("GET", `/api/circles/${encodeURIComponent(link)}/export.csv`, undefined, query);
  }

  /** A season as JSON. */
  getCirclesExportJson(link: string, query: { season: number }): Promise<string> {
    return this.askText("GET", `/api/circles/${encodeURIComponent(link)}/export.json`, undefined, query);
  }

  /** Leave; or leave and be forgotten. */
  postCirclesLeave(link: string, body: M.LeaveWish): Promise<(M.CircleCard)[]> {
    return this.ask<(M.CircleCard)[]>("POST", `/api/circles/${encodeURIComponent(link)}/leave`, body);
  }

  /** The founder changes the link. */
  postCirclesLink(link: string): Promise<M.CirclePage> {
    return this.ask<M.CirclePage>("POST", `/api/circles/${encodeURIComponent(link)}/link`);
  }

  /** A circle, for its members. */
  getCirclesPage(link: string): Promise<M.CirclePage> {
    return this.ask<M.CirclePage>("GET", `/api/circles/${encodeURIComponent(link)}/page`);
  }

  /** The link to a circle, as a QR code. */
  getCirclesQrSvg(link: string): Promise<string> {
    return this.askText("GET", `/api/circles/${encodeURIComponent(link)}/qr.svg`);
  }

  /** How strong the members are at a game, and how sure that is. */
  getCirclesRatings(link: string, query: { season: number; game: string }): Promise<M.Ranking> {
    return this.ask<M.Ranking>("GET", `/api/circles/${encodeURIComponent(link)}/ratings`, undefined, query);
  }

  /** All results of a season, the latest first. */
  getCirclesResults(link: string, query: { season: number }): Promise<(M.ResultCard)[]> {
    return this.ask<(M.ResultCard)[]>("GET", `/api/circles/${encodeURIComponent(link)}/results`, undefined, query);
  }

  /** The founder begins a season. */
  postCirclesSeason(link: string, body: M.SeasonWish): Promise<M.CirclePage> {
    return this.ask<M.CirclePage>("POST", `/api/circles/${encodeURIComponent(link)}/season`, body);
  }

  /** Be called otherwise there. */
  postCirclesSelf(link: string, body: M.EnterWish): Promise<M.CirclePage> {
    return this.ask<M.CirclePage>("POST", `/api/circles/${encodeURIComponent(link)}/self`, body);
  }

  /** Where a code leads: to a table, or to its door. */
  getCode(code: string): Promise<M.Entrance> {
    return this.ask<M.Entrance>("GET", `/api/codes/${encodeURIComponent(code)}`);
  }

  /** Knocks at the door of a table; who sits there may open. */
  postCodesKnock(code: string, body: M.KnockWish): Promise<M.Knocked> {
    return this.ask<M.Knocked>("POST", `/api/codes/${encodeURIComponent(code)}/knock`, body);
  }

  /** A new evening. */
  postEvenings(body: M.EveningWish): Promise<M.EveningCard> {
    return this.ask<M.EveningCard>("POST", `/api/evenings`, body);
  }

  /** An evening. */
  getEvening(id: string): Promise<M.EveningCard> {
    return this.ask<M.EveningCard>("GET", `/api/evenings/${encodeURIComponent(id)}`);
  }

  /** That is right, and may count for the season. */
  postEveningsAgree(id: string, body: M.PlacesWish): Promise<M.EveningCard> {
    return this.ask<M.EveningCard>("POST", `/api/evenings/${encodeURIComponent(id)}/agree`, body);
  }

  /** Open the round that was looked at. */
  postEveningsBegin(id: string, body: M.DrawWish): Promise<M.EveningCard> {
    return this.ask<M.EveningCard>("POST", `/api/evenings/${encodeURIComponent(id)}/begin`, body);
  }

  /** The organiser changes its name, games, rounds. */
  postEveningsChange(id: string, body: M.EveningWish): Promise<M.EveningCard> {
    return this.ask<M.EveningCard>("POST", `/api/evenings/${encodeURIComponent(id)}/change`, body);
  }

  /** The organiser ends it; the standings stay. */
  postEveningsClose(id: string): Promise<M.EveningCard> {
    return this.ask<M.EveningCard>("POST", `/api/evenings/${encodeURIComponent(id)}/close`);
  }

  /** That is not right. */
  postEveningsContest(id: string, body: M.PlacesWish): Promise<M.EveningCard> {
    return this.ask<M.EveningCard>("POST", `/api/evenings/${encodeURIComponent(id)}/contest`, body);
  }

  /** The next round as it would be. */
  postEveningsDraw(id: string, body: M.DrawWish): Promise<M.RoundCard> {
    return this.ask<M.RoundCard>("POST", `/api/evenings/${encodeURIComponent(id)}/draw`, body);
  }

  /** Here for the next round, or not. */
  postEveningsHere(id: string, body: M.PresenceWish): Promise<M.EveningCard> {
    return this.ask<M.EveningCard>("POST", `/api/evenings/${encodeURIComponent(id)}/here`, body);
  }

  /** Come to the evening. */
  postEveningsJoin(id: string, body: M.AttendWish): Promise<M.EveningCard> {
    return this.ask<M.EveningCard>("POST", `/api/evenings/${encodeURIComponent(id)}/join`, body);
  }

  /** The organiser makes a tablet a kiosk. */
  postEveningsKiosk(id: string, body: M.KioskWish): Promise<M.KioskKey> {
    return this.ask<M.KioskKey>("POST", `/api/evenings/${encodeURIComponent(id)}/kiosk`, body);
  }

  /** Leave the kiosk, with its digits; wrong ones are slowed down. */
  postEveningsKioskLeave(id: string, body: M.KioskWish): Promise<Record<string, boolean>> {
    return this.ask<Record<string, boolean>>("POST", `/api/evenings/${encodeURIComponent(id)}/kiosk/leave`, body);
  }

  /** Go for good: your name is erased. */
  postEveningsLeave(id: string): Promise<M.EveningCard> {
    return this.ask<M.EveningCard>("POST", `/api/evenings/${encodeURIComponent(id)}/leave`);
  }

  /** The organiser adds somebody without a telephone. */
  postEveningsPeople(id: string, body: M.AttendWish): Promise<M.EveningCard> {
    return this.ask<M.EveningCard>("POST", `/api/evenings/${encodeURIComponent(id)}/people`, body);
  }

  /** The link to an evening, as a QR code. */
  getEveningsQrSvg(id: string): Promise<string> {
    return this.askText("GET", `/api/evenings/${encodeURIComponent(id)}/qr.svg`);
  }

  /** How a table ended. */
  postEveningsResult(id: string, body: M.PlacesWish): Promise<M.EveningCard> {
    return this.ask<M.EveningCard>("POST", `/api/evenings/${encodeURIComponent(id)}/result`, body);
  }

  /** The games there are. */
  getGames(): Promise<(M.GameCard)[]> {
    return this.ask<(M.GameCard)[]>("GET", `/api/games`);
  }

  /** The steps of a guided first match. */
  getGamesGuide(game: string): Promise<(M.GuideStep)[]> {
    return this.ask<(M.GuideStep)[]>("GET", `/api/games/${encodeURIComponent(game)}/guide`);
  }

  /** A table with bots at the beginning of a guided first match. */
  postGamesGuide(game: string): Promise<M.Created> {
    return this.ask<M.Created>("POST", `/api/games/${encodeURIComponent(game)}/guide`);
  }

  /** The rules of a game, clause by clause. */
  getGamesRules(game: string): Promise<(M.Chapter)[]> {
    return this.ask<(M.Chapter)[]>("GET", `/api/games/${encodeURIComponent(game)}/rules`);
  }

  /** The words of the keys that scenes use. */
  getGamesWords(game: string): Promise<Record<string, string>> {
    return this.ask<Record<string, string>>("GET", `/api/games/${encodeURIComponent(game)}/words`);
  }

  /** The addresses that others can open, and who the bots are. */
  getHouse(): Promise<M.HouseCard> {
    return this.ask<M.HouseCard>("GET", `/api/house`);
  }

  /** What a knock has led to so far. */
  getKnock(knock: string): Promise<M.Knocked> {
    return this.ask<M.Knocked>("GET", `/api/knocks/${encodeURIComponent(knock)}`);
  }

  /** Who you are; a stranger becomes a guest. Another device may have changed the name. */
  getMe(): Promise<M.GuestCard> {
    return this.ask<M.GuestCard>("GET", `/api/me`);
  }

  /** Another code name, for the seats that you will take. */
  putMe(body: M.GuestWish): Promise<M.GuestCard> {
    return this.ask<M.GuestCard>("PUT", `/api/me`, body);
  }

  /** How you are told that it is your turn, and what this house can do. */
  getMeAlerts(): Promise<M.AlertsCard> {
    return this.ask<M.AlertsCard>("GET", `/api/me/alerts`);
  }

  /** When you want to be told, and in which language. */
  putMeAlerts(body: M.Wishes): Promise<M.AlertsCard> {
    return this.ask<M.AlertsCard>("PUT", `/api/me/alerts`, body);
  }

  /** A mail address; it is asked first. */
  postMeAlertsMail(body: M.MailWish): Promise<M.EndpointCard> {
    return this.ask<M.EndpointCard>("POST", `/api/me/alerts/mail`, body);
  }

  /** Another private address and calendar. */
  postMeAlertsPrivate(): Promise<M.AlertsCard> {
    return this.ask<M.AlertsCard>("POST", `/api/me/alerts/private`);
  }

  /** This device shall ring. */
  postMeAlertsPush(body: M.PushWish): Promise<M.EndpointCard> {
    return this.ask<M.EndpointCard>("POST", `/api/me/alerts/push`, body);
  }

  /** Whether a message arrives; why not is nobody's business. */
  postMeAlertsTest(body: M.EndpointWish): Promise<M.Tried> {
    return this.ask<M.Tried>("POST", `/api/me/alerts/test`, body);
  }

  /** A chat room. */
  postMeAlertsWebhook(body: M.WebhookWish): Promise<M.EndpointCard> {
    return this.ask<M.EndpointCard>("POST", `/api/me/alerts/webhook`, body);
  }

  /** Forget a device, an address or a room. */
  deleteMeAlert(endpoint: string): Promise<M.AlertsCard> {
    return this.ask<M.AlertsCard>("DELETE", `/api/me/alerts/${encodeURIComponent(endpoint)}`);
  }

  /** On or off. */
  putMeAlert(endpoint: string, body: M.SwitchWish): Promise<M.AlertsCard> {
    return this.ask<M.AlertsCard>("PUT", `/api/me/alerts/${encodeURIComponent(endpoint)}`, body);
  }

  /** What a key opens; if you are sure, you are that person now, and your seats come along. */
  postMeEnter(body: M.EntryWish): Promise<M.Entry> {
    return this.ask<M.Entry>("POST", `/api/me/enter`, body);
  }

  /** The key that opens all your seats on another device; or another one in its place. */
  postMeKey(body: M.KeyWish): Promise<M.KeyCard> {
    return this.ask<M.KeyCard>("POST", `/api/me/key`, body);
  }

  /** A report, for whoever has its name. */
  getReport(id: string): Promise<string> {
    return this.askText("GET", `/api/reports/${encodeURIComponent(id)}`);
  }

  /** Tables that anyone may see. */
  getTables(): Promise<(M.TableCard)[]> {
    return this.ask<(M.TableCard)[]>("GET", `/api/tables`);
  }

  /** A new table. */
  postTables(body: M.TableWish): Promise<M.Created> {
    return this.ask<M.Created>("POST", `/api/tables`, body);
  }

  /** A table from a match file, sent as text. */
  postTablesFile(body: string): Promise<M.Created> {
    return this.ask<M.Created>("POST", `/api/tables/file`, body);
  }

  /** Tables where you sit, your own turn first; or a page of those that are over. */
  getTablesMine(query: { archive?: boolean; before?: number | null } = {}): Promise<M.MyTables> {
    return this.ask<M.MyTables>("GET", `/api/tables/mine`, undefined, query);
  }

  /** A table. */
  getTable(table: string): Promise<M.TableCard> {
    return this.ask<M.TableCard>("GET", `/api/tables/${encodeURIComponent(table)}`);
  }

  /** A table that has not begun, as its host wishes it now. */
  putTable(table: string, body: M.TableWish): Promise<M.Created> {
    return this.ask<M.Created>("PUT", `/api/tables/${encodeURIComponent(table)}`, body);
  }

  /** A moment through an eye. */
  getTablesAt(table: string, moment: string, query: { eye?: string } = {}): Promise<M.Moment> {
    return this.ask<M.Moment>("GET", `/api/tables/${encodeURIComponent(table)}/at/${encodeURIComponent(moment)}`, undefined, query);
  }

  /** A what-if. */
  postTablesBranch(table: string, body: M.BranchWish): Promise<M.Created> {
    return this.ask<M.Created>("POST", `/api/tables/${encodeURIComponent(table)}/branch`, body);
  }

  /** The host ends the table. */
  postTablesClose(table: string): Promise<M.TableCard> {
    return this.ask<M.TableCard>("POST", `/api/tables/${encodeURIComponent(table)}/close`);
  }

  /** What people may do about each other: at once, or by consent; the table as it is then. */
  postTablesDeeds(table: string, body: M.Leave | M.SitOut | M.SitIn | M.Resign | M.Pause | M.Resume | M.Nudge | M.ChangeAbsence | M.Replace | M.Kick | M.Swap | M.HandOver | M.Claim | M.Close | M.SetChair | M.MakeWatcher | M.Silence | M.Remove | M.Vote | M.Stop): Promise<M.TableCard> {
    return this.ask<M.TableCard>("POST", `/api/tables/${encodeURIComponent(table)}/deeds`, body);
  }

  /** The match file, with the proof of its dice. */
  getTablesFile(table: string): Promise<string> {
    return this.askText("GET", `/api/tables/${encodeURIComponent(table)}/file`);
  }

  /** The evaluation forms of a match of bond, as a page that prints. */
  getTablesForms(table: string): Promise<string> {
    return this.askText("GET", `/api/tables/${encodeURIComponent(table)}/forms`);
  }

  /** Sit down. */
  postTablesJoin(table: string, body: M.JoinWish): Promise<M.Held> {
    return this.ask<M.Held>("POST", `/api/tables/${encodeURIComponent(table)}/join`, body);
  }

  /** Opens to somebody who knocks, or does not. */
  postTablesKnock(table: string, knock: string, body: M.KnockAnswer): Promise<M.TableCard> {
    return this.ask<M.TableCard>("POST", `/api/tables/${encodeURIComponent(table)}/knocks/${encodeURIComponent(knock)}`, body);
  }

  /** Stand up. */
  postTablesLeave(table: string, body: M.SeatOnly): Promise<M.TableCard> {
    return this.ask<M.TableCard>("POST", `/api/tables/${encodeURIComponent(table)}/leave`, body);
  }

  /** The moments that told an eye something. */
  getTablesMoments(table: string, query: { eye?: string } = {}): Promise<M.Replayable> {
    return this.ask<M.Replayable>("GET", `/api/tables/${encodeURIComponent(table)}/moments`, undefined, query);
  }

  /** Take a table off your list, or bring it back; nobody else notices. */
  postTablesPutAway(table: string, body: M.PlaceWish): Promise<M.MyTable> {
    return this.ask<M.MyTable>("POST", `/api/tables/${encodeURIComponent(table)}/put-away`, body);
  }

  /** The link to a table, as a QR code; `at` is one of the addresses of the house. */
  getTablesQrSvg(table: string, query: { at?: string } = {}): Promise<string> {
    return this.askText("GET", `/api/tables/${encodeURIComponent(table)}/qr.svg`, undefined, query);
  }

  /** Ready; the match begins when all are. */
  postTablesReady(table: string, body: M.ReadyWish): Promise<M.TableCard> {
    return this.ask<M.TableCard>("POST", `/api/tables/${encodeURIComponent(table)}/ready`, body);
  }

  /** Take your seat back with its token. */
  postTablesRecover(table: string, body: M.Recovery): Promise<M.Held> {
    return this.ask<M.Held>("POST", `/api/tables/${encodeURIComponent(table)}/recover`, body);
  }

  /** A new table with the same people. */
  postTablesRematch(table: string): Promise<M.TableCard> {
    return this.ask<M.TableCard>("POST", `/api/tables/${encodeURIComponent(table)}/rematch`);
  }

  /** Report a problem; the file can be fetched again, unsealed, when the match is over. */
  postTablesReport(table: string, body: M.ReportWish): Promise<string> {
    return this.askText("POST", `/api/tables/${encodeURIComponent(table)}/report`, body);
  }

  /** What each decision gave away, and where the match turned. The first time it is only accepted (202, with how many are made before it): ask again in a moment. */
  getTablesReview(table: string): Promise<unknown> {
    return this.ask<unknown>("GET", `/api/tables/${encodeURIComponent(table)}/review`);
  }

  /** The host begins. */
  postTablesStart(table: string): Promise<M.TableCard> {
    return this.ask<M.TableCard>("POST", `/api/tables/${encodeURIComponent(table)}/start`);
  }

  /** The match in a few lines. */
  getTablesStory(table: string): Promise<(M.StoryLine)[]> {
    return this.ask<(M.StoryLine)[]>("GET", `/api/tables/${encodeURIComponent(table)}/story`);
  }

  /** Whether the server is well. */
  getHealth(): Promise<Record<string, string | number>> {
    return this.ask<Record<string, string | number>>("GET", `/health`);
  }
}
