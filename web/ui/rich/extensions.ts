import { type EditorOptions, Extension } from '@tiptap/core';
import { StarterKit } from '@tiptap/starter-kit';
import { Link, ListItem, Mention, MergeField, NumberRule } from './nodes.ts';

/** Keys that the form around the editor takes, and the one of its link. */
const keysOf = (onLink: () => void) =>
  Extension.create({
    name: 'richKeys',
    priority: 1000,
    addKeyboardShortcuts: () => ({
      // Sends the form; without this it would be a new line.
      'Mod-Enter': () => true,
      'Mod-Shift-k': () => {
        onLink();
        return true;
      },
    }),
  });

const KIT = StarterKit.configure({
  blockquote: false,
  code: false,
  codeBlock: false,
  heading: false,
  horizontalRule: false,
  strike: false,
  underline: false,
  link: false,
  listItem: false,
  dropcursor: false,
  gapcursor: false,
  trailingNode: false,
});

/** The editor's options: exactly the formatting that light markup can express. */
export const richOptions = (onLink: () => void): Partial<EditorOptions> => ({
  extensions: [KIT, Link, ListItem, NumberRule, Mention, MergeField, keysOf(onLink)],
  enableInputRules: ['bold', 'italic', 'bulletList', 'numberRule', 'link'],
  // Signs in a pasted text stay signs.
  enablePasteRules: ['link'],
  injectCSS: false,
});
