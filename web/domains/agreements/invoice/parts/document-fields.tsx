import { useLingui } from '@lingui/react/macro';
import type { Invoice } from '#shared/domains/agreements/invoice/schemas.ts';
import { SwitchField, TextareaField } from '#web/ui/form/fields.tsx';
import { ScaledField } from '#web/ui/form/scaled-field.tsx';
import { DiscountField } from './line-fields.tsx';
import { LinesSection } from './lines-section.tsx';

/** Asks for the lines and the discount on all of them. */
export function DocumentFields({ invoice }: { readonly invoice: Invoice | undefined }) {
  const { t } = useLingui();
  return (
    <div className="inv-edit">
      <TextareaField name="intro" label={t`Text above the lines`} rows={2} maxLength={2500} />
      {!invoice?.creditOf && <SwitchField name="pricesIncludeVat" label={t`Prices include VAT`} />}
      <LinesSection />
      <div className="rec-fields">
        <ScaledField name="discountRate" label={t`Discount on the total`} suffix="%" />
        <DiscountField path="discount" label={t`Discount amount`} />
      </div>
    </div>
  );
}
