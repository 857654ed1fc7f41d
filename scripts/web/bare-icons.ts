import type { Plugin } from 'vite';

/** What an icon is and was called, and the keys for lines that might change places: nothing of ours asks for them. */
const UNREAD = [
  /^ {2}name: .*\n/m,
  /^ {2}size: 24,\n/m,
  /,\n {2}aliases: \[[^\]]*\]/,
  /,\s*key: "\w+"/g,
  /^__iconData\.node;\n/m,
];

/** Lucide's icons as their lines alone. */
export const bareIcons = (): Plugin => ({
  name: 'bare-icons',
  apply: 'build',
  transform: {
    filter: { id: /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/][\w-]+\.mjs$/ },
    handler: (code) => ({ code: UNREAD.reduce((rest, unread) => rest.replace(unread, ''), code), map: null }),
  },
});
