import { msg } from '@lingui/core/macro';
import { createRoute } from '@tanstack/react-router';
import { appRoute } from '#web/app/roots.tsx';
import { lazyPage } from '#web/platform/lazy-page.ts';

const getParentRoute = () => appRoute;
const staticData = { audience: 'user', permission: 'esign.read', domain: 'esign', title: msg`Signature` } as const;

const ofContract = createRoute({
  getParentRoute,
  path: '/contract/$id/esign',
  staticData,
  component: lazyPage(() => import('./pages/signing.tsx'), 'ContractSigningPage'),
});
const ofQuote = createRoute({
  getParentRoute,
  path: '/quote/$id/esign',
  staticData,
  component: lazyPage(() => import('./pages/signing.tsx'), 'QuoteSigningPage'),
});
const ofPurchaseAgreement = createRoute({
  getParentRoute,
  path: '/purchaseagreement/$id/esign',
  staticData,
  component: lazyPage(() => import('./pages/signing.tsx'), 'PurchaseAgreementSigningPage'),
});
const forMe = createRoute({
  getParentRoute,
  path: '/esign/forme',
  staticData: { ...staticData, title: msg`For me to sign` },
  component: lazyPage(() => import('./pages/for-me.tsx'), 'EsignForMePage'),
});

export const esignRoutes = {
  esignOfContract: ofContract,
  esignOfQuote: ofQuote,
  esignOfPurchaseAgreement: ofPurchaseAgreement,
  esignForMe: forMe,
};
