import * as z from 'zod';
import { reads } from './access.ts';
import type { MasterAddress } from './master-contract.ts';
import { pageApi } from './record-contract.ts';
import { type Grant, type RouteDef, route } from './route.ts';
import { uploadRoute } from './upload-contract.ts';

/** A picture of a record: the key of an upload to be taken over, or of what is kept already; empty: none. */
export const ImageKey = z
  .string()
  .regex(/^((incoming|files)\/[0-9A-Za-z]{1,40}\/[0-9A-Z]{26})?$/, { error: 'invalidInput' })
  .default('');

const FILES: readonly Grant[] = ['table:read', 'table:write', 'files:read', 'files:write'];
/** An operation that takes over uploads. */
export const takingImages = <const D extends RouteDef>(def: D): D => ({ ...def, grants: FILES });

/** Sending and showing the pictures of a master. */
export const imageRoutes = <const F extends string>(spec: MasterAddress, fields: readonly F[]) => ({
  presignImage: uploadRoute(spec, 'image/upload', 'logo'),
  /** Addresses of a minute. */
  images: route(
    (spec.at ?? pageApi)('GET', `/${spec.path}/{id}/images`),
    reads(spec.read ?? 'masterData.read', 'files:read'),
    { output: z.partialRecord(z.enum(fields), z.string()) },
  ),
});

/** The routes of a master that keeps pictures: writing takes them over, and they can be sent and shown. */
export const withImages = <
  const R extends { readonly create: RouteDef; readonly update: RouteDef },
  const F extends string,
>(
  routes: R,
  spec: MasterAddress,
  fields: readonly F[],
) => ({
  ...routes,
  create: takingImages(routes.create as R['create']),
  update: takingImages(routes.update as R['update']),
  ...imageRoutes(spec, fields),
});
