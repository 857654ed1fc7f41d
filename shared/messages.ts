import { contractMessages } from './domains/contract/messages.ts';
import { filterPresetMessages } from './domains/filter-preset/messages.ts';
import { linkMessages } from './domains/link/messages.ts';
import { sessionMessages } from './domains/session/messages.ts';
import { showMessages } from './domains/show/messages.ts';
import { statusMessages } from './domains/status/messages.ts';
import { userMessages } from './domains/user/messages.ts';
import { fileMessages } from './kernel/file.ts';
import { kernelMessages, type Messages } from './kernel/messages.ts';

/** All messages an endpoint may answer: the kernel's and one line per domain with errors of its own. */
export const messages: Messages = {
  ...kernelMessages,
  ...contractMessages,
  ...fileMessages,
  ...filterPresetMessages,
  ...linkMessages,
  ...sessionMessages,
  ...showMessages,
  ...statusMessages,
  ...userMessages,
};
