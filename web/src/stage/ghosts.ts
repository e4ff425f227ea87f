// A piece on its way: a copy above the table that flies, while the piece itself already lies in its new
// place, unseen until the copy lands.  Nothing else is ever touched.

/** A copy of something drawn, as it looked where it lay. */
export interface Copy {
  box: DOMRect;
  node: Element;
}

export function copyOf(element: Element | null | undefined): Copy | null {
  const box = element?.getBoundingClientRect();
  return element && box?.width ? { box, node: dressed(element, box) } : null;
}

/** The element inside empty copies of those that it lies in, for the sake of their styles. */
function dressed(element: Element, box: DOMRect): Element {
  let copy = bare(element, true);
  copy.classList.add("flown");
  if (isDrawn(element)) copy = atItsPlace(copy, element.getScreenCTM()!, box);
  const root = element.closest(".table");
  for (let parent = element.parentElement; parent && parent !== root; parent = parent.parentElement) {
    const shell = bare(parent, false);
    for (const name of ["transform", "viewBox"]) shell.removeAttribute(name);
    shell.classList.add(parent instanceof SVGSVGElement ? "drawing" : "shell");
    shell.append(copy);
    copy = shell;
  }
  return copy;
}

const NAMES = ["id", "data-id", "data-piece", "data-zone", "data-face", "tabindex", "role", "aria-label"];

const isDrawn = (element: Element): element is SVGGraphicsElement =>
  element instanceof SVGGraphicsElement && !(element instanceof SVGSVGElement);

function bare(element: Element, deep: boolean): Element {
  const copy = !deep && element instanceof HTMLDetailsElement ? plain(element) : (element.cloneNode(deep) as Element);
  for (const one of [copy, ...copy.querySelectorAll("*")]) {
    for (const name of NAMES) one.removeAttribute(name);
    one.classList.remove("legal", "picked", "moved");
  }
  return copy;
}

/** Something that would draw a mark of its own, without it. */
function plain(element: Element): Element {
  const copy = document.createElement("div");
  copy.className = element.className;
  return copy;
}

/** A part of a drawing, where its box is the whole drawing. */
function atItsPlace(copy: Element, { a, b, c, d, e, f }: DOMMatrix, box: DOMRect): Element {
  const group = document.createElementNS("http://www.w3.org/2000/svg", "g");
  group.setAttribute("transform", `matrix(${a} ${b} ${c} ${d} ${e - box.left} ${f - box.top})`);
  group.append(copy);
  return group;
}

/** A copy as an element of its own, where it lay; with another behind it, it can be turned over. */
export function ghost(front: Copy, rear?: Copy | null): HTMLElement {
  const { left, top, width, height } = front.box;
  const made = document.createElement("div");
  made.className = "ghost";
  made.style.cssText = `left:${left}px;top:${top}px;width:${width}px;height:${height}px`;
  made.append(side("obverse", front));
  if (rear) made.append(side("reverse", rear));
  return made;
}

function side(name: string, { node }: Copy): HTMLElement {
  const made = document.createElement("div");
  made.className = name;
  made.append(node);
  return made;
}
