import * as z from 'zod';
import { own } from '#shared/kernel/contract/access.ts';
import { rowsOf } from '#shared/kernel/contract/parts.ts';
import { v1 } from '#shared/kernel/contract/record-contract.ts';
import { route } from '#shared/kernel/contract/route.ts';
import { Done } from '#shared/kernel/record/ids.ts';
import { requiredText } from '#shared/kernel/text/text.ts';

/** The push services of browsers hand out addresses of some hundred characters. */
const ADDRESS_MAX = 1000;
/** The keys of a browser: a point of P-256 (65 bytes), and 16 bytes. */
const key = (characters: number) => z.string().regex(new RegExp(`^[\\w-]{${characters}}={0,2}$`), { error: 'pattern' });

/** Names a device among those of its user: a digest of its address. */
const DeviceId = z.string().regex(/^[\w-]{22}$/, { error: 'notFound' });
export const Device = z.object({ id: DeviceId, label: z.string(), createdAt: z.string() });
export type Device = z.infer<typeof Device>;
export const DeviceInput = z.object({
  /** `Chrome on Windows`. */
  label: requiredText(100),
  /** The address at the push service of the browser. */
  endpoint: z.url({ error: 'url' }).max(ADDRESS_MAX, { error: 'tooLong' }),
  p256dh: key(87),
  auth: key(22),
});
export type DeviceInput = z.infer<typeof DeviceInput>;

const Devices = rowsOf(Device).extend({
  /** The key that a browser asks for, to know the sender. */
  publicKey: z.string(),
});

/** The devices of a user. A person turns them on one by one. */
export const deviceRoutes = {
  devices: route(v1('GET', '/register/pns'), own.reads(), { byToken: 'none', output: Devices }),
  addDevice: route(v1('PUT', '/register/pns'), own.writes(), { byToken: 'none', body: DeviceInput, output: Devices }),
  /** Removes one device, or without an id all of the caller's. */
  removeDevices: route(v1('DELETE', '/register/pns'), own.writes(), {
    byToken: 'none',
    query: z.object({ id: DeviceId.optional() }),
    output: Done,
  }),
};
