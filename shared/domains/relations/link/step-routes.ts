import * as z from 'zod';
import { bySecret } from '#shared/kernel/contract/access.ts';
import { Nothing } from '#shared/kernel/contract/parts.ts';
import { pageApi } from '#shared/kernel/contract/record-contract.ts';
import { route } from '#shared/kernel/contract/route.ts';
import { Done } from '#shared/kernel/record/ids.ts';
import { Locale } from '#shared/kernel/text/locale.ts';
import { LinkDoor } from './door.ts';
import { LinkCode } from './schemas.ts';

const InLanguage = z.object({ locale: Locale.optional() });

/**
 * The steps of a recipient that links of every kind have, from the door to the page. The page at the address `at` shows
 * what `view` describes. A GET changes nothing, and a person presses for each POST (outsiders section 1).
 */
export const linkSteps = <V extends z.ZodType>(at: string, view: V) => ({
  door: route(pageApi('GET', at), bySecret.writes(), { output: LinkDoor }),
  /** Mails the recipient a code. */
  sendCode: route(pageApi('POST', `${at}/code`), bySecret.writes(), { body: Nothing, output: Done }),
  open: route(pageApi('POST', `${at}/open`), bySecret.writes(), {
    body: InLanguage.extend({ code: LinkCode.optional() }),
    output: view,
  }),
  /** The same again, for a browser that has opened the link. */
  see: route(pageApi('POST', `${at}/see`), bySecret.writes(), { body: InLanguage, output: view }),
  /** Asks the sender for a new link. */
  askAgain: route(pageApi('POST', `${at}/ask`), bySecret.writes(), { body: Nothing, output: Done }),
});
