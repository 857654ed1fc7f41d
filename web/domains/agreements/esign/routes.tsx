import { msg } from '@lingui/core/macro';
import { pagesOf } from '#web/app/pages.ts';
import { lazyPage } from '#web/platform/lazy-page.ts';

const page = pagesOf('esign');
const title = msg`Signature`;
const signing = () => import('./pages/signing.tsx');
const contract = lazyPage(signing, 'ContractSigningPage');
const quote = lazyPage(signing, 'QuoteSigningPage');
const purchaseAgreement = lazyPage(signing, 'PurchaseAgreementSigningPage');
const archive = lazyPage(() => import('./pages/signed-archive.tsx'), 'SignedArchivePage');
const forMe = lazyPage(() => import('./pages/for-me.tsx'), 'EsignForMePage');

export const esignRoutes = {
  esignOfContract: page('/contract/$id/esign', 'esign.read', title, contract),
  esignOfQuote: page('/quote/$id/esign', 'esign.read', title, quote),
  esignOfPurchaseAgreement: page('/purchaseagreement/$id/esign', 'esign.read', title, purchaseAgreement),
  signedArchive: page('/signedarchive/$id', 'esign.read', title, archive),
  esignForMe: page('/esign/forme', 'esign.read', title, forMe),
};
