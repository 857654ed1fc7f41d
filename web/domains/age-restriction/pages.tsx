import { useLingui } from '@lingui/react/macro';
import {
  type AgeRestriction,
  AgeRestrictionInput,
  ageRestrictionContract,
} from '#shared/domains/age-restriction/contract.ts';
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
  blank: { name: '', minAge: 0, text: '', isDefault: false, isActive: true },
  usePlace: () => ({ base: '/agerestriction', edit: (id) => `/agerestriction/${id}` }),
  useWords: () => {
    const { t } = useLingui();
    return {
      title: t`Age restrictions`,
      text: t`Who is let in, as contracts and venues say it.`,
      add: t`New age restriction`,
      empty: t`No age restrictions yet`,
    };
  },
  useColumns: () => {
    const { t } = useLingui();
    return [
      { id: 'text', label: t`Text on documents`, render: (row: AgeRestriction) => row.text },
      { id: 'minAge', label: t`Minimum age`, figures: true, render: (row: AgeRestriction) => row.minAge },
    ];
  },
  Fields,
});
