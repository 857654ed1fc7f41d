import { useLingui } from '@lingui/react/macro';
import { DEADLINE_DAYS, INTRO_MAX } from '#shared/domains/journeys/advancing-template/limits.ts';
import { AdvancingTemplateInput } from '#shared/domains/journeys/advancing-template/schemas.ts';
import { masterForm } from '#web/kits/master/master-config.ts';
import { SelectField, SwitchField } from '#web/ui/form/fields.tsx';
import { LanguageTextField } from '#web/ui/form/language-text-field.tsx';
import { NumberField } from '#web/ui/form/number-field.tsx';
import { PreviewButton } from './parts/preview-button.tsx';
import { SectionList } from './parts/section-list.tsx';
import { useRoleWords } from './parts/words.ts';
import './advancing-template.css';

function Fields() {
  const { t } = useLingui();
  return (
    <>
      <SelectField name="recipientRole" label={t`Answered by`} options={useRoleWords()} />
      <NumberField name="deadlineDays" label={t`Deadline`} must suffix={t`days before the show`} />
      <LanguageTextField name="intro" label={t`Introduction`} maxLength={INTRO_MAX} />
      <SwitchField name="reminds" label={t`Send reminders until all required answers are there`} />
      <PreviewButton />
      <SectionList />
    </>
  );
}

export const form = masterForm({
  schema: AdvancingTemplateInput,
  blank: { deadlineDays: DEADLINE_DAYS, recipientRole: 'promoter', reminds: true },
  Fields,
});
