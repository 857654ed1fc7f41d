import * as z from 'zod';
import { LocalDate } from '#shared/kernel/date.ts';
import { Id } from '#shared/kernel/ids.ts';
import { Locale } from '#shared/kernel/locale.ts';

/** Doors for people without a login; each kind of secret opens only its own. */
export const LINK_KINDS = ['download', 'itinerary'] as const;
export const LinkKind = z.enum(LINK_KINDS);
export type LinkKind = z.infer<typeof LinkKind>;
/** What staff send by links of their own kind: whose rights and pages they have. */
export const LINKED_ENTITIES = ['contract', 'invoice', 'quote', 'purchaseAgreement'] as const;
export const LinkedEntity = z.enum(LINKED_ENTITIES);
export type LinkedEntity = z.infer<typeof LinkedEntity>;
export const LinkState = z.enum(['live', 'finished', 'withdrawn', 'expired']);
export type LinkState = z.infer<typeof LinkState>;

/** One recipient's way to one document. Nothing readable of its secrets is kept. */
export const Link = z.object({
  id: Id,
  kind: LinkKind,
  entity: z.string(),
  recordId: Id,
  title: z.string(),
  /** Who plays when and where by the document: what its number does not say; told behind the door alone. */
  about: z.string().optional(),
  /** Of the mail that carries it, where its sender wrote another than the usual one. */
  subject: z.string().optional(),
  recipient: z.object({ name: z.string(), email: z.string() }),
  locale: Locale,
  sender: z.object({ userId: Id, name: z.string(), email: z.string() }),
  agency: z.string(),
  /** Artists it is about: its mails have their brand. */
  artistIds: z.array(Id).optional(),
  /** Raised to withdraw: all secrets of an older generation are dead. */
  generation: z.int(),
  state: LinkState,
  expiresAt: z.string(),
  createdAt: z.string(),
  /** Hashes of the secrets that live, oldest first. */
  secrets: z.array(z.string()),
  opens: z.int(),
  lastOpenedAt: z.string().optional(),
  askedAt: z.string().optional(),
  /** Who opens it proves by a mailed code to have the recipient's mailbox; without it the link alone will do. */
  needsCode: z.boolean().optional(),
  /** What became of the mail that carries it; none where it was copied alone. */
  mail: z.enum(['queued', 'sent', 'failed', 'bounced']).optional(),
  /** What is fetched through a download. */
  file: z.object({ key: z.string(), name: z.string(), type: z.string(), size: z.int() }).optional(),
  /** The days that an itinerary shows. */
  period: z.object({ from: LocalDate, to: LocalDate }).optional(),
  /** When its reader said to have seen an itinerary, and the marks of its lines then: what differs later is new. */
  seen: z.object({ at: z.string(), lines: z.array(z.string()) }).optional(),
  /** What its reader was last told of an itinerary: what differs later is worth a mail. */
  told: z.object({ at: z.string(), lines: z.array(z.string()) }).optional(),
  /** When that is looked at next; without it nobody is told. */
  checkAt: z.string().optional(),
  /** Its reader wants no mails of changes. */
  isQuiet: z.boolean().optional(),
});
export type Link = z.infer<typeof Link>;
/** What staff see: no hashes, no keys. */
export const LinkRow = Link.omit({
  secrets: true,
  file: true,
  seen: true,
  told: true,
  checkAt: true,
  generation: true,
  artistIds: true,
});
export type LinkRow = z.infer<typeof LinkRow>;

/** Six digits, however they were grouped. */
export const LinkCode = z
  .string()
  .overwrite((typed) => typed.replace(/\s/g, ''))
  .regex(/^\d{6}$/, { error: 'link.code' });
