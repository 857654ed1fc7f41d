import { useLingui } from '@lingui/react/macro';
import type { ContractStage } from '#shared/domains/contract/schemas.ts';
import type { ActivityWords } from '#web/ui/record/activity-list.tsx';
import { paperValue, placeOnPaper } from './paper-words.ts';
import { useStageNames } from './stage-mark.tsx';

/** Named as on the form; the rest of the paper goes by its own names. */
function usePaperNames(): Readonly<Record<string, string>> {
  const { t } = useLingui();
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
    'promoter name': t`Promoter`,
    'promoter signatory name': t`Signatory`,
    'promoter signatory capacity': t`Signs as`,
    'promoter email': t`Email`,
    'promoter address': t`Address`,
    'promoter vatNumber': t`VAT number`,
    'promoter registerNumber': t`Register number`,
  };
}

/** What only a contract's log says; the time of sending stands beside the entry itself. */
export function useOwnWords(currency: string): Pick<ActivityWords, 'field' | 'value'> {
  const stages = useStageNames();
  const names = usePaperNames();
  return {
    field: (field) => {
      const { part, place } = placeOnPaper(field);
      const name = names[part];
      return name && place ? `${name} ${place}` : name;
    },
    value: (field, value) => (field === 'stage' ? stages[value as ContractStage] : paperValue(field, value, currency)),
  };
}
