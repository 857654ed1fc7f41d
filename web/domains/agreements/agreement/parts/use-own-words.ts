import { useLingui } from '@lingui/react/macro';
import { useAgreementKind } from '#web/domains/agreements/agreement/widgets/kind.tsx';
import type { ActivityWords } from '#web/ui/record/activity-list.tsx';
import { agreementValue, placeOnPaper } from './agreement-words.ts';

/** Names the fields as the form does. Other parts of the agreement keep their own names. */
function useAgreementNames(): Readonly<Record<string, string>> {
  const { t } = useLingui();
  const { partner, useWords } = useAgreementKind();
  const words = useWords();
  return {
    lines: t`Fee`,
    'lines text': t`Description`,
    'lines net': t`Net amount`,
    'lines vatRate': t`VAT`,
    payments: t`Payment`,
    'payments text': t`Payment`,
    'payments amount': t`Amount`,
    'payments due': t`Due`,
    deal: t`The deal in words`,
    vatText: t`Why no VAT is charged`,
    validUntil: t`Valid until`,
    [`${partner} name`]: words.partner,
    [`${partner} signatory name`]: t`Signatory`,
    [`${partner} signatory capacity`]: t`Signing as`,
    [`${partner} email`]: t`Email`,
    [`${partner} address`]: t`Address`,
    [`${partner} vatNumber`]: t`VAT number`,
    [`${partner} registerNumber`]: t`Register number`,
  };
}

/** Puts the log of an agreement into words. The entry itself shows the time of sending. */
export function useOwnWords(currency: string): Pick<ActivityWords, 'field' | 'value'> {
  const stages = useAgreementKind().useStages();
  const names = useAgreementNames();
  return {
    field: (field) => {
      const { part, place } = placeOnPaper(field);
      const name = names[part];
      return name && place ? `${name} ${place}` : name;
    },
    value: (field, value) => (field === 'stage' ? stages[String(value)] : agreementValue(field, value, currency)),
  };
}
