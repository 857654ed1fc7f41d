import { msg } from '@lingui/core/macro';
import { createRoute } from '@tanstack/react-router';
import { appRoute } from '#web/app/roots.tsx';
import { lazyPage } from '#web/platform/lazy-page.ts';

const facts = {
  getParentRoute: () => appRoute,
  staticData: { audience: 'user', permission: 'esign.read', domain: 'esign', title: msg`Signature` },
} as const;
const signing = <const P extends string>(
  path: P,
  page: 'ContractSigningPage' | 'QuoteSigningPage' | 'PurchaseAgreementSigningPage',
) => createRoute({ ...facts, path, component: lazyPage(() => import('./pages/signing.tsx'), page) });

export const esignRoutes = {
  esignOfContract: signing('/contract/$id/esign', 'ContractSigningPage'),
  esignOfQuote: signing('/quote/$id/esign', 'QuoteSigningPage'),
  esignOfPurchaseAgreement: signing('/purchaseagreement/$id/esign', 'PurchaseAgreementSigningPage'),
  signedArchive: createRoute({
    ...facts,
    path: '/signedarchive/$id',
    component: lazyPage(() => import('./pages/signed-archive.tsx'), 'SignedArchivePage'),
  }),
  esignForMe: createRoute({
    ...facts,
    path: '/esign/forme',
    component: lazyPage(() => import('./pages/for-me.tsx'), 'EsignForMePage'),
  }),
};
