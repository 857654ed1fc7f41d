import { fileMessages } from './kernel/file.ts';
import { kernelMessages, type Messages } from './kernel/messages.ts';

/** All messages an endpoint may answer: the kernel's and one line per domain with errors of its own. */
export const messages: Messages = { ...kernelMessages, ...fileMessages };
