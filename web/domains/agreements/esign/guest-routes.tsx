import { msg } from '@lingui/core/macro';
import { createRoute } from '@tanstack/react-router';
import { publicRoute } from '#web/app/roots.tsx';
import { lazyPage } from '#web/platform/lazy-page.ts';

const esignInvitation = createRoute({
  getParentRoute: () => publicRoute,
  path: '/esign/invitation/$secret',
  staticData: { audience: 'secret', permission: null, domain: 'esign', title: msg`Document` },
  component: lazyPage(() => import('./pages/invitation.tsx'), 'InvitationPage'),
});

const esignVerify = createRoute({
  getParentRoute: () => publicRoute,
  path: '/esign/verify',
  staticData: { audience: 'public', permission: null, domain: 'esign', title: msg`Check a signed document` },
  component: lazyPage(() => import('./pages/verify.tsx'), 'VerifyPage'),
});

export const esignGuestRoutes = { esignInvitation, esignVerify };
