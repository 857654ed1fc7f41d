import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { AgeRestrictionInput, ageRestrictionContract } from '#shared/domains/age-restriction/contract.ts';
import { masterPages } from '#web/domains/system/widgets/master/master-pages.tsx';
import { NumberField, TextField } from '#web/ui/form/fields.tsx';

function Fields() {
  const { t } = useLingui();
  return (
    <>
      <NumberField name="minAge" label={t`Minimum age`} help={t`0: everybody is let in`} maxLength={2} />
      <TextField name="text" label={t`Text on documents`} maxLength={200} />
    </>
  );
}

export const { ListPage, NewPage, EditPage } = masterPages({
  routes: ageRestrictionContract.routes,
  domain: 'age-restriction',
  schema: AgeRestrictionInput,
  words: {
    title: msg`Age restrictions`,
    text: msg`Who is let in, as contracts and venues say it.`,
    add: msg`New age restriction`,
    empty: msg`No age restrictions yet`,
  },
  columns: [
    { id: 'text', label: msg`Text on documents` },
    { id: 'minAge', label: msg`Minimum age`, figures: true },
  ],
  Fields,
});
