import { messageTemplateStore } from '#functions/domains/attached/message-template/store.ts';
import { MESSAGES } from './data/messages.ts';
import { sow } from './sow.ts';
import type { Stage } from './stage.ts';

const textOf = ([subject, body]: readonly [string, string]) => ({ subject, body });

/** Mails an agency sends every week. */
export const inventMessages = (stage: Stage) => [
  sow(
    stage,
    messageTemplateStore,
    MESSAGES.map(([name, type, en, nl]) => ({
      name,
      type,
      isActive: true,
      texts: { en: textOf(en), nl: textOf(nl) },
    })),
  ),
];
