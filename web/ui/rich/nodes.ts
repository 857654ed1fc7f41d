import { type Attribute, Extension, InputRule, Mark, markPasteRule, Node, wrappingInputRule } from '@tiptap/core';
import { encodedHref } from '#shared/kernel/text/rich-markup.ts';
import { BARE_LINK, SAFE_SCHEME } from '#shared/kernel/text/rich-text.ts';

/** An address that may stand in a text: of the web, or of a mailbox. */
export function safeHref(given: string): string | undefined {
  const text = given.trim();
  if (/^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/.test(text)) return `mailto:${text}`;
  const href = /^[a-z][a-z0-9+.-]*:/i.test(text)
    ? text.replace(/^[a-z]+:/i, (scheme) => scheme.toLowerCase())
    : `https://${text}`;
  return SAFE_SCHEME.test(href) && /^mailto:\S+@|^https?:\/\/[^\s.]+\.\S/.test(href) ? encodedHref(href) : undefined;
}

export const Link = Mark.create({
  name: 'link',
  inclusive: false,
  addAttributes: () => ({ href: { default: null } }),
  parseHTML: () => [
    {
      tag: 'a[href]',
      getAttrs: (element) => {
        const given = element.getAttribute('href') ?? '';
        const href = SAFE_SCHEME.test(given) ? safeHref(given) : undefined;
        return href ? { href } : false;
      },
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ['a', { ...HTMLAttributes, rel: 'noreferrer noopener' }, 0],
  addInputRules() {
    return [
      new InputRule({
        find: new RegExp(`${BARE_LINK} $`, 'u'),
        handler: ({ state, range, match }) => {
          const end = range.from + match[0].length - 1;
          state.tr.addMark(range.from, end, this.type.create({ href: match[0].trim() }));
          // The blank stands there already, or has to be typed by the rule.
          if (range.to === end) state.tr.insertText(' ', end);
        },
      }),
    ];
  },
  addPasteRules() {
    return [
      markPasteRule({ find: new RegExp(BARE_LINK, 'gu'), type: this.type, getAttributes: ([href]) => ({ href }) }),
    ];
  },
});

/** Items hold one line: lists stand in no list. */
export const ListItem = Node.create({
  name: 'listItem',
  content: 'paragraph',
  defining: true,
  parseHTML: () => [{ tag: 'li' }],
  renderHTML: () => ['li', 0],
  addKeyboardShortcuts() {
    const split = () => this.editor.commands.splitListItem(this.name);
    return { Enter: split, 'Shift-Enter': split };
  },
});

/** Only a one begins a numbered list: "21. " is the beginning of a date. */
export const NumberRule = Extension.create({
  name: 'numberRule',
  addInputRules() {
    const type = this.editor.schema.nodes.orderedList;
    return type ? [wrappingInputRule({ find: /^1\.\s$/, type })] : [];
  },
});

const chip = { group: 'inline', inline: true, atom: true, selectable: true } as const;

/** An attribute of a node, kept in the markup under a name. */
const kept = (name: string, read: (attributes: Record<string, unknown>) => unknown): Attribute => ({
  default: '',
  parseHTML: (element) => element.getAttribute(name),
  renderHTML: (attributes) => ({ [name]: read(attributes) }),
});

export const Mention = Node.create({
  name: 'mention',
  ...chip,
  addAttributes: () => ({ name: kept('data-mention', ({ name }) => name) }),
  parseHTML: () => [{ tag: 'b[data-mention]' }],
  renderHTML: ({ node, HTMLAttributes }) => ['b', { ...HTMLAttributes, class: 'rich-at' }, `@${node.attrs.name}`],
  renderText: ({ node }) => `@${node.attrs.name}`,
});

export const MergeField = Node.create({
  name: 'mergeField',
  ...chip,
  addAttributes: () => ({ tag: kept('data-field', ({ tag }) => tag) }),
  parseHTML: () => [{ tag: 'span[data-field]' }],
  renderHTML: ({ node, HTMLAttributes }) => ['span', { ...HTMLAttributes, class: 'rich-field' }, node.attrs.tag],
  renderText: ({ node }) => `{${node.attrs.tag}}`,
});
