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
