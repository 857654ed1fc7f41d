import { Trans, useLingui } from '@lingui/react/macro';
import {
  IcalendarTemplateInput,
  TEMPLATE_FIELDS,
  USUAL_TEXTS,
} from '#shared/domains/reference/icalendar-template/contract.ts';
import { inBraces } from '#shared/kernel/text/field-text.ts';
import { masterForm } from '#web/kits/master/master-config.ts';
import { TextareaField, TextField } from '#web/ui/form/fields.tsx';

function Fields() {
  const { t } = useLingui();
  const [show, entry] = [inBraces(TEMPLATE_FIELDS.showText), inBraces(TEMPLATE_FIELDS.privateText)];
  return (
    <>
      <TextField name="showTitle" label={t`Title of shows`} must maxLength={200} />
      <TextareaField
        name="showText"
        label={t`Text of shows`}
        rows={5}
        maxLength={1000}
        help={<Trans>Fields: {show}. Empty fields are left out with their separators.</Trans>}
      />
      <TextField name="privateTitle" label={t`Title of other entries`} must maxLength={200} />
      <TextareaField
        name="privateText"
        label={t`Text of other entries`}
        rows={3}
        maxLength={1000}
        help={<Trans>Fields: {entry}.</Trans>}
      />
    </>
  );
}

export const form = masterForm({
  schema: IcalendarTemplateInput,
  blank: USUAL_TEXTS,
  Fields,
});
