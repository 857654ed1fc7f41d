import { msg } from '@lingui/core/macro';
import { masterRoutes } from '#web/kits/master/master-routes.ts';

export const artistRiderRoutes = masterRoutes({
  domain: 'artist-rider',
  title: msg`Riders`,
  read: 'artist.read',
  update: 'artist.update',
  load: () => import('./pages.tsx'),
});
