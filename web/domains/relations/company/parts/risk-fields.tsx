import { useLingui } from '@lingui/react/macro';
import { RISK_LEVELS } from '#shared/domains/relations/company/kinds.ts';
import { SelectField, TextareaField } from '#web/ui/form/fields.tsx';
import { useRiskNames } from '../widgets/company-words.ts';

/** Asks for the financial risk of a booking with the company. */
export function RiskFields() {
  const { t } = useLingui();
  const risks = useRiskNames();
  return (
    <div className="rec-fields">
      <SelectField
        name="financialRisk.level"
        label={t`Risk`}
        options={RISK_LEVELS.map((value) => ({ value, label: risks[value] }))}
      />
      <TextareaField
        name="financialRisk.comment"
        label={t`Notes on the risk`}
        rows={2}
        maxLength={500}
        className="rec-wide"
      />
    </div>
  );
}
