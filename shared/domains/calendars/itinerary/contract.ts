import * as z from 'zod';
import { LinkRow, LinkState } from '#shared/domains/relations/link/schemas.ts';
import { bySecret, reads, writes } from '#shared/kernel/contract/access.ts';
import { FileUrl, Nothing, rowsOf, Url } from '#shared/kernel/contract/parts.ts';
import { core, pageApi, v1 } from '#shared/kernel/contract/record-contract.ts';
import { contract, route } from '#shared/kernel/contract/route.ts';
import { fileErrors } from '#shared/kernel/record/file.ts';
import { Done, Id } from '#shared/kernel/record/ids.ts';
import {
  ExportRequest,
  Itinerary,
  ItineraryRequest,
  ONE,
  PartyMember,
  Period,
  ShareRequest,
  Whose,
} from './schemas.ts';

const OneLink = Whose.extend({ id: Id }).refine(...ONE);

/** A link to an itinerary: its reader, its expiry, and the reader's confirmation. */
const ItineraryLink = LinkRow.extend({
  period: Period,
  seenAt: z.string().optional(),
  /** Whether the itinerary changed since the reader's confirmation. */
  isChanged: z.boolean(),
});
export type ItineraryLink = z.infer<typeof ItineraryLink>;

const Open = z.object({
  state: LinkState,
  agency: z.string(),
  senderName: z.string(),
  title: z.string(),
  recipient: z.string(),
  expiresAt: z.string(),
  /** The itinerary, only for a live link. */
  sheet: z
    .object({
      itinerary: Itinerary,
      version: z.string(),
      seenAt: z.string().optional(),
      isChanged: z.boolean(),
      /** Whether its reader gets mails of changes; left out for a reader without an address. */
      mails: z.boolean().optional(),
    })
    .optional(),
});
export type Open = z.infer<typeof Open>;

export const itineraryContract = contract('itinerary', {
  errors: {
    'link.ended': 403,
    'link.live': 409,
    'link.askedToday': 409,
    'itinerary.changed': 409,
    'itinerary.noAddress': 400,
    'itinerary.past': 400,
    'itinerary.tooLong': 400,
    ...fileErrors,
  },
  routes: {
    list: route(core('POST', '/planning/ForItinerary'), reads('show.read'), {
      aliases: [pageApi('POST', '/itinerary/list')],
      body: ItineraryRequest,
      output: Itinerary,
    }),
    /** Exports an itinerary as a document or a sheet; returns an address that is valid for a minute. */
    export: route(v1('GET', '/itinerary/export'), writes('show.read', 'files:read', 'files:write'), {
      memory: 1024,
      timeout: 29,
      query: ExportRequest,
      output: FileUrl,
    }),
    /** Creates a link for each person: mailed to an address, else returned once to be passed on. */
    share: route(pageApi('POST', '/itinerary/share'), writes('show.update'), {
      timeout: 29,
      body: ShareRequest,
      answersSecret: true,
      output: z.object({
        rows: z.array(z.object({ name: z.string(), email: z.string(), url: z.string().optional() })),
      }),
    }),
    /** Lists the people on the road on these days: members of the artists, and travellers. */
    party: route(pageApi('POST', '/itinerary/party'), reads('show.update'), {
      body: ItineraryRequest,
      output: rowsOf(PartyMember),
    }),
    links: route(pageApi('POST', '/itinerary/links'), reads('show.update'), {
      body: Whose.refine(...ONE),
      output: rowsOf(ItineraryLink),
    }),
    withdraw: route(pageApi('POST', '/itinerary/links/withdraw'), writes('show.update'), {
      body: OneLink,
      output: Done,
    }),
    copy: route(pageApi('POST', '/itinerary/links/copy'), writes('show.update'), {
      body: OneLink,
      answersSecret: true,
      output: Url,
    }),
    /** Returns the itinerary. A GET may show it, but only the button confirms it as seen (outsiders section 2). */
    open: route(pageApi('GET', '/itinerary/{secret}'), bySecret.writes(), {
      cacheControl: 'private, must-revalidate',
      output: Open,
    }),
    seen: route(pageApi('POST', '/itinerary/{secret}/seen'), bySecret.writes(), {
      /** The version that the reader saw. A newer version cannot be confirmed yet. */
      body: z.object({ version: z.string().max(64) }),
      output: z.object({ seenAt: z.string() }),
    }),
    /** Turns mails of changes on or off for the reader. */
    mails: route(pageApi('POST', '/itinerary/{secret}/mails'), bySecret.writes(), {
      body: z.object({ mails: z.boolean() }),
      output: z.object({ mails: z.boolean() }),
    }),
    askAgain: route(pageApi('POST', '/itinerary/{secret}/ask'), bySecret.writes(), { body: Nothing, output: Done }),
  },
});
