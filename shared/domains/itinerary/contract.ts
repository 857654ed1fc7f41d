import * as z from 'zod';
import { LinkRow, LinkState } from '#shared/domains/link/schemas.ts';
import { fileErrors } from '#shared/kernel/file.ts';
import { Done, Id, Secret } from '#shared/kernel/ids.ts';
import { core, pageApi, v1 } from '#shared/kernel/record-contract.ts';
import { contract, route } from '#shared/kernel/route.ts';
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
  /** It changed since they confirmed. */
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
  /** Only of a live link. */
  sheet: z
    .object({
      itinerary: Itinerary,
      version: z.string(),
      seenAt: z.string().optional(),
      isChanged: z.boolean(),
      /** Whether its reader is told of changes; nobody is asked who has no address. */
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
    /** On paper or as a sheet; answers an address of a minute. */
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
    /** A link for each person: mailed where there is an address, else answered once to be passed on. */
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
    /** The people on the road on these days: members of the artists, and travellers. */
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
    /** Reading is what the link is for, so a GET shows it; only the button says "seen" (outsiders section 2). */
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
    /** Its reader wants mails of changes, or none. */
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
