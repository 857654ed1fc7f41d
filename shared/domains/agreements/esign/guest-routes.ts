import * as z from 'zod';
import { LinkCode, LinkKind, LinkState } from '#shared/domains/relations/link/schemas.ts';
import { pageApi } from '#shared/kernel/contract/record-contract.ts';
import { route } from '#shared/kernel/contract/route.ts';
import { Done, Id, Secret } from '#shared/kernel/record/ids.ts';
import { Locale } from '#shared/kernel/text/locale.ts';
import { ESIGN_COMMANDS } from './commands.ts';
import { FileAddress, FileWanted, Invitation } from './view.ts';

const { sign, approve, decline } = ESIGN_COMMANDS;
const SELF = { participantId: true, personId: true } as const;
/** The language in which the consent text was shown. */
const Consented = { locale: Locale };

const write = ['table:read', 'table:write'] as const;
const guest = {
  audience: 'secret',
  permission: null,
  params: z.object({ secret: Secret }),
  grants: write,
} as const;
const at = '/esign/invitation/{secret}';

/** Outsiders act through their link: a GET changes nothing, and each act is a POST of a person (outsiders section 1). */
export const guestRoutes = {
  door: route({
    ...pageApi('GET', at),
    ...guest,
    output: z.object({
      agency: z.string(),
      kind: LinkKind,
      senderName: z.string(),
      state: LinkState,
      expiresAt: z.string().optional(),
      locale: Locale,
      /** The partly hidden address that gets the code. */
      codeTo: z.string().optional(),
    }),
  }),
  sendCode: route({ ...pageApi('POST', `${at}/code`), ...guest, body: z.object({}), output: Done }),
  open: route({
    ...pageApi('POST', `${at}/open`),
    ...guest,
    body: z.object({ code: LinkCode.optional(), locale: Locale.optional() }),
    output: Invitation,
  }),
  /** The same again, for a browser that has opened the link. */
  see: route({
    ...pageApi('POST', `${at}/see`),
    ...guest,
    body: z.object({ locale: Locale.optional() }),
    output: Invitation,
  }),
  guestFile: route({
    ...pageApi('POST', `${at}/file`),
    ...guest,
    grants: [...write, 'files:read'],
    body: FileWanted,
    output: FileAddress,
  }),
  guestView: route({
    ...pageApi('POST', `${at}/view`),
    ...guest,
    body: z.object({ fileId: Id }),
    output: Invitation,
  }),
  sign: route({
    ...pageApi('POST', `${at}/sign`),
    ...guest,
    body: sign.omit({ ...SELF, method: true, picture: true }).extend(Consented),
    output: Invitation,
  }),
  approve: route({
    ...pageApi('POST', `${at}/approve`),
    ...guest,
    body: approve.omit(SELF).extend(Consented),
    output: Invitation,
  }),
  decline: route({ ...pageApi('POST', `${at}/decline`), ...guest, body: decline.omit(SELF), output: Invitation }),
  askAgain: route({ ...pageApi('POST', `${at}/ask`), ...guest, body: z.object({}), output: Done }),
};
