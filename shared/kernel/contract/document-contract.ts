import { typedText } from '#shared/kernel/text/text.ts';
import { reads } from './access.ts';
import { ImageKey, takingImages } from './image-contract.ts';
import type { MasterAddress } from './master-contract.ts';
import { FileUrl } from './parts.ts';
import { pageApi } from './record-contract.ts';
import { type RouteDef, route } from './route.ts';
import { uploadRoute } from './upload-contract.ts';

/** The document of a master. `fileKey` names an upload to take over, or the stored file; empty means none. */
export const DocumentFields = {
  fileKey: ImageKey,
  fileName: typedText().trim().max(200, { error: 'tooLong' }).default(''),
};

/** Builds the routes that upload and download the document of a master. */
export const documentRoutes = (spec: MasterAddress) => ({
  presign: uploadRoute(spec, 'upload', 'document'),
  download: route(
    (spec.at ?? pageApi)('GET', `/${spec.path}/{id}/download`),
    reads(spec.read ?? 'masterData.read', 'files:read'),
    { output: FileUrl },
  ),
});

/**
 * Builds the routes of a master with a document. Create and update take an upload over; further routes upload and
 * download it.
 */
export const withDocument = <R extends { readonly create: RouteDef; readonly update: RouteDef }>(
  routes: R,
  spec: MasterAddress,
) => ({
  ...routes,
  create: takingImages(routes.create as R['create']),
  update: takingImages(routes.update as R['update']),
  ...documentRoutes(spec),
});
