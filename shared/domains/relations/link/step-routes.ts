import * as z from 'zod';
import { pageApi } from '#shared/kernel/contract/record-contract.ts';
import { route } from '#shared/kernel/contract/route.ts';
import { Done, Secret } from '#shared/kernel/record/ids.ts';
import { Locale } from '#shared/kernel/text/locale.ts';
import { LinkDoor } from './door.ts';
import { LinkCode } from './schemas.ts';

const grants = ['table:read', 'table:write'] as const;
/** The access of a person outside, who has the secret of a link. */
export const bySecret = { audience: 'secret', permission: null, params: z.object({ secret: Secret }), grants } as const;

const Nothing = z.object({});
const InLanguage = z.object({ locale: Locale.optional() });

/**
 * The steps of a recipient that links of every kind have, from the door to the page. The page at the address `at` shows
 * what `view` describes. A GET changes nothing, and a person presses for each POST (outsiders section 1).
 */
export const linkSteps = <V extends z.ZodType>(at: string, view: V) => ({
  door: route({ ...pageApi('GET', at), ...bySecret, output: LinkDoor }),
  /** Mails the recipient a code. */
  sendCode: route({ ...pageApi('POST', `${at}/code`), ...bySecret, body: Nothing, output: Done }),
  open: route({
    ...pageApi('POST', `${at}/open`),
    ...bySecret,
    body: InLanguage.extend({ code: LinkCode.optional() }),
    output: view,
  }),
  /** The same again, for a browser that has opened the link. */
  see: route({ ...pageApi('POST', `${at}/see`), ...bySecret, body: InLanguage, output: view }),
  /** Asks the sender for a new link. */
  askAgain: route({ ...pageApi('POST', `${at}/ask`), ...bySecret, body: Nothing, output: Done }),
});
