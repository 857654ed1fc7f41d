/*
 * Word writes the items of a list as paragraphs with a style `mso-list` and their sign as text. What else a page or a
 * document brings along, the editor's schema leaves out.
 */
const WORD_ITEM = 'p[style*="mso-list"]';
const SIGN = '[style*="mso-list:Ignore"], [style*="mso-list: Ignore"]';
const isNumber = (sign: string): boolean => /^\s*\(?[\da-z]{1,3}[.)]/i.test(sign);

function itemOf(paragraph: Element): { readonly list: 'ol' | 'ul'; readonly item: Element } {
  const sign = paragraph.querySelector(SIGN);
  const list = isNumber(sign?.textContent ?? paragraph.textContent ?? '') ? 'ol' : 'ul';
  if (sign) sign.remove();
  else paragraph.innerHTML = paragraph.innerHTML.replace(/^\s*(?:[·•§o-]|\(?[\da-z]{1,3}[.)])(?:&nbsp;|\s)+/i, '');
  const item = paragraph.ownerDocument.createElement('li');
  item.append(...paragraph.childNodes);
  return { list, item };
}

/** Pasted HTML with Word's lists as lists and without its headings' and tables' own looks. */
export function cleanedHtml(html: string): string {
  if (!html.includes('mso-list')) return html;
  const page = new DOMParser().parseFromString(html, 'text/html');
  for (const paragraph of page.querySelectorAll(WORD_ITEM)) {
    const { list, item } = itemOf(paragraph);
    const before = paragraph.previousElementSibling;
    if (before?.matches(`${list}[data-word]`)) {
      before.append(item);
      paragraph.remove();
      continue;
    }
    const wrap = page.createElement(list);
    wrap.setAttribute('data-word', '');
    wrap.append(item);
    paragraph.replaceWith(wrap);
  }
  return page.body.innerHTML;
}
