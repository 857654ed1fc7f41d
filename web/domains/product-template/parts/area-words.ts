import { useLingui } from '@lingui/react/macro';
import type { TemplateArea } from '#shared/domains/product-template/contract.ts';

export function useAreaWords(): Readonly<Record<TemplateArea, string>> {
  const { t } = useLingui();
  return { contract: t`Contracts`, quote: t`Quotes`, purchaseAgreement: t`Purchase agreements`, invoice: t`Invoices` };
}
