// The search of the pages writes its looks into a shadow tree, where the server's content policy lets no style work: it becomes
// a sheet that is adopted, which is allowed.
const attach = Element.prototype.attachShadow;

function adopted(root, style) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style.textContent);
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  return style;
}

Element.prototype.attachShadow = function (how) {
  const root = attach.call(this, how);
  const append = root.appendChild.bind(root);
  root.appendChild = (node) => (node.tagName === "STYLE" ? adopted(root, node) : append(node));
  return root;
};

// What the generator adds to a page while it is read: whatever is scrolled can be reached by keys, and buttons beside a block of
// code are no landmark.
function reachable() {
  for (const one of document.querySelectorAll(".md-typeset__scrollwrap:not([tabindex])")) one.tabIndex = 0;
  for (const one of document.querySelectorAll(".md-code__nav:not([role])")) one.setAttribute("role", "none");
}

new MutationObserver(reachable).observe(document, { childList: true, subtree: true });
