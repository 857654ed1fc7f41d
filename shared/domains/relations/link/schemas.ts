import * as z from 'zod';
import { EmailState } from '#shared/domains/relations/email-message/states.ts';
import { PRINTED_KINDS } from '#shared/kernel/record/agreement.ts';
import { Id } from '#shared/kernel/record/ids.ts';
import { Locale } from '#shared/kernel/text/locale.ts';
import { LocalDate } from '#shared/kernel/time/date.ts';
import { mask, words } from '#shared/kernel/values/words.ts';

/** The kinds of links for people without a login. A secret opens links of its own kind only. */
export const LINK_KINDS = words(
  'download itinerary esign quote invoice statement advancing selfBill portal guestList onboarding guest',
);
export const LinkKind = z.enum(LINK_KINDS);
export type LinkKind = z.infer<typeof LinkKind>;
/** The kinds of records that staff send by link. A link has the rights and the page of its kind. */
export const LinkedEntity = z.enum(PRINTED_KINDS);
export type LinkedEntity = z.infer<typeof LinkedEntity>;
export const LinkState = z.enum(['live', 'finished', 'withdrawn', 'expired']);
export type LinkState = z.infer<typeof LinkState>;

/** The uses of a guest list's link: to ask for guests, to read the list, or to check guests in at the door. */
export const GUEST_LINK_USES = ['request', 'view', 'door'] as const;
export type GuestLinkUse = (typeof GUEST_LINK_USES)[number];

/** The most files of one link (outsiders section 5). */
export const SHARED_FILES_MAX = 50;
/** The files of a record that a download link hands out. Their facts are read from the files with each visit. */
export const FileShare = z.object({
  fileIds: z.array(Id),
  /** Whether the link shows the newest version of each file. Otherwise it shows the version that was shared. */
  isNewest: z.boolean(),
  /** The most downloads; without it, no number ends the link. */
  maxDownloads: z.int().optional(),
  downloads: z.int(),
  lastDownloadAt: z.string().optional(),
});
export type FileShare = z.infer<typeof FileShare>;

/** The link of one recipient to one document. It stores its secrets only as hashes. */
export const Link = z.object({
  id: Id,
  kind: LinkKind,
  entity: z.string(),
  recordId: Id,
  title: z.string(),
  /** The artists, date and place, which the document number does not say. Shown only after the link is opened. */
  about: z.string().optional(),
  /** The subject of the mail with the link, if its sender changed the usual one. */
  subject: z.string().optional(),
  recipient: z.object({ name: z.string(), email: z.string() }),
  locale: Locale,
  sender: z.object({ userId: Id, name: z.string(), email: z.string() }),
  agency: z.string(),
  /** The artists of the document. The mails of the link have their brand. */
  artistIds: z.array(Id).optional(),
  /** The generation of valid secrets. A withdrawal raises it, so that older secrets no longer work. */
  generation: z.int(),
  state: LinkState,
  expiresAt: z.string(),
  createdAt: z.string(),
  /** The hashes of the live secrets, oldest first. */
  secrets: z.array(z.string()),
  opens: z.int(),
  lastOpenedAt: z.string().optional(),
  askedAt: z.string().optional(),
  /** Whether the reader must enter a code that is mailed to the recipient. Without it, the link alone is enough. */
  needsCode: z.boolean().optional(),
  /** The state of the mail with the link; absent when the link was only copied. */
  mail: EmailState.optional(),
  /** The file that a download link delivers. */
  file: z.object({ key: z.string(), name: z.string(), type: z.string(), size: z.int() }).optional(),
  /** The files that a download link delivers instead of one document. */
  share: FileShare.optional(),
  /** The days that an itinerary shows. */
  period: z.object({ from: LocalDate, to: LocalDate }).optional(),
  /** When its reader confirmed an itinerary, and the marks of its lines then. Later differences are new. */
  seen: z.object({ at: z.string(), lines: z.array(z.string()) }).optional(),
  /** The lines of an itinerary that its reader was last told. Later differences are worth a mail. */
  told: z.object({ at: z.string(), lines: z.array(z.string()) }).optional(),
  /** The person of a document that is signed, and the staff page of that document. */
  person: z.object({ participantId: Id, personId: Id, page: z.string() }).optional(),
  /** The use of a guest list's link, and its one allotment, if it does not open all. */
  guests: z
    .object({
      use: z.enum(GUEST_LINK_USES),
      placeId: Id.optional(),
      /** The time up to which its reader knows the decisions about their guests. */
      toldAt: z.string().optional(),
    })
    .optional(),
  /** The guest of a pass, and when and where the show was as they were last told. */
  pass: z.object({ placeId: Id, guestId: Id, start: z.string(), venue: z.string() }).optional(),
  /** The time of the next check for changes; without it, no mail is sent. */
  checkAt: z.string().optional(),
  /** How often the document was passed on by link: by its reader, and before it reached them. */
  forwards: z.int().optional(),
  /** The reader of another link who passed the document on. */
  forwardedBy: z.string().optional(),
  /** Its reader wants no mails of changes. */
  isQuiet: z.boolean().optional(),
});
export type Link = z.infer<typeof Link>;
/** The link as staff see it, without hashes and keys. */
export const LinkRow = Link.omit(mask('secrets file seen told pass checkAt generation artistIds'));
export type LinkRow = z.infer<typeof LinkRow>;

/** The code of six digits; spaces between them are ignored. */
export const LinkCode = z
  .string()
  .overwrite((typed) => typed.replace(/\s/g, ''))
  .regex(/^\d{6}$/, { error: 'link.code' });
