import * as z from 'zod';
import { LinkRow, LinkState } from '#shared/domains/relations/link/schemas.ts';
import { core, pageApi, v1 } from '#shared/kernel/contract/record-contract.ts';
import { contract, route } from '#shared/kernel/contract/route.ts';
import { fileErrors } from '#shared/kernel/record/file.ts';
import { Done, Id, Secret } from '#shared/kernel/record/ids.ts';
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

const staff = { audience: 'user', permission: 'show.update', grants: ['table:read', 'table:write'] } as const;
const outside = { audience: 'secret', permission: null, grants: ['table:read', 'table:write'] } as const;
const SecretParams = z.object({ secret: Secret });
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
    list: route({
      ...core('POST', '/planning/ForItinerary'),
      aliases: [pageApi('POST', '/itinerary/list')],
      audience: 'user',
      permission: 'show.read',
      grants: ['table:read'],
      body: ItineraryRequest,
      output: Itinerary,
    }),
    /** Exports an itinerary as a document or a sheet; returns an address that is valid for a minute. */
    export: route({
      ...v1('GET', '/itinerary/export'),
      audience: 'user',
      permission: 'show.read',
      grants: ['table:read', 'table:write', 'files:read', 'files:write'],
      memory: 1024,
      timeout: 29,
      query: ExportRequest,
      output: z.object({ url: z.string(), name: z.string() }),
    }),
    /** Creates a link for each person: mailed to an address, else returned once to be passed on. */
    share: route({
      ...pageApi('POST', '/itinerary/share'),
      ...staff,
      timeout: 29,
      body: ShareRequest,
      answersSecret: true,
      output: z.object({
        rows: z.array(z.object({ name: z.string(), email: z.string(), url: z.string().optional() })),
      }),
    }),
    /** Lists the people on the road on these days: members of the artists, and travellers. */
    party: route({
      ...pageApi('POST', '/itinerary/party'),
      ...staff,
      grants: ['table:read'],
      body: ItineraryRequest,
      output: z.object({ rows: z.array(PartyMember) }),
    }),
    links: route({
      ...pageApi('POST', '/itinerary/links'),
      ...staff,
      grants: ['table:read'],
      body: Whose.refine(...ONE),
      output: z.object({ rows: z.array(ItineraryLink) }),
    }),
    withdraw: route({ ...pageApi('POST', '/itinerary/links/withdraw'), ...staff, body: OneLink, output: Done }),
    copy: route({
      ...pageApi('POST', '/itinerary/links/copy'),
      ...staff,
      body: OneLink,
      answersSecret: true,
      output: z.object({ url: z.string() }),
    }),
    /** Returns the itinerary. A GET may show it, but only the button confirms it as seen (outsiders section 2). */
    open: route({
      ...pageApi('GET', '/itinerary/{secret}'),
      ...outside,
      cacheControl: 'private, must-revalidate',
      params: SecretParams,
      output: Open,
    }),
    seen: route({
      ...pageApi('POST', '/itinerary/{secret}/seen'),
      ...outside,
      params: SecretParams,
      /** The version that the reader saw. A newer version cannot be confirmed yet. */
      body: z.object({ version: z.string().max(64) }),
      output: z.object({ seenAt: z.string() }),
    }),
    /** Turns mails of changes on or off for the reader. */
    mails: route({
      ...pageApi('POST', '/itinerary/{secret}/mails'),
      ...outside,
      params: SecretParams,
      body: z.object({ mails: z.boolean() }),
      output: z.object({ mails: z.boolean() }),
    }),
    askAgain: route({
      ...pageApi('POST', '/itinerary/{secret}/ask'),
      ...outside,
      params: SecretParams,
      body: z.object({}),
      output: Done,
    }),
  },
});
