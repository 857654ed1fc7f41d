import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { userContract } from '#shared/domains/identity/user/contract.ts';
import { LOCALE_OPTIONS } from '#shared/kernel/text/locale.ts';
import { AvatarCard } from '#web/domains/identity/user/parts/avatar-card.tsx';
import { SettingsFrame } from '#web/kits/settings/settings-frame.tsx';
import { call } from '#web/platform/api.ts';
import { chooseLocale } from '#web/platform/i18n.ts';
import { meQuery, useMe } from '#web/platform/me.ts';
import { setSingleKeys, singleKeysOn } from '#web/platform/preferences.ts';
import { setThemeMode, THEME_MODES, useThemeMode } from '#web/platform/theme-mode.ts';
import { Button } from '#web/ui/button.tsx';
import { Segmented, Switch } from '#web/ui/choice.tsx';
import { SelectField, TextField } from '#web/ui/form/fields.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { useZodForm } from '#web/ui/form/use-zod-form.ts';
import { ZoneField } from '#web/ui/record/zone-field.tsx';
import { toast } from '#web/ui/toaster.ts';

/** Reloads the facts about the user that the whole application shares. */
function useTellMe() {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: meQuery.queryKey });
}

const name = () => import('../parts/user-schemas.ts').then(({ Name }) => Name);
export function ChangeNamePage() {
  const { t } = useLingui();
  const { user } = useMe();
  const tell = useTellMe();
  const form = useZodForm({
    schema: name,
    defaultValues: { name: user.name },
    onSubmit: async (body) => {
      await call(userContract.routes.changeName, { body });
      form.form.reset(body);
      await tell();
      toast(t`Name saved`);
    },
  });
  return (
    <SettingsFrame title={t`Your name and picture`} text={t`Shown to colleagues and in the activity log.`}>
      <Form form={form}>
        <div className="set-card">
          <TextField name="name" label={t`Name`} must maxLength={100} autoComplete="name" />
          <Button type="submit" kind="primary" busy={form.busy}>
            {t`Save name`}
          </Button>
        </div>
      </Form>
      <AvatarCard user={user} />
    </SettingsFrame>
  );
}

const region = () => import('../parts/user-schemas.ts').then(({ Region }) => Region);
export function LanguageAndRegionPage() {
  const { t } = useLingui();
  const { user } = useMe();
  const tell = useTellMe();
  const form = useZodForm({
    schema: region,
    defaultValues: { locale: user.locale, zone: user.zone },
    onSubmit: async (body) => {
      await call(userContract.routes.changeRegion, { body });
      form.form.reset(body);
      await chooseLocale(body.locale);
      await tell();
      toast(t`Language and region saved`);
    },
  });
  return (
    <SettingsFrame
      title={t`Language and region`}
      text={t`For these pages and the emails you receive. Dates and figures follow the language.`}
    >
      <Form form={form}>
        <div className="set-card">
          <SelectField name="locale" label={t`Language`} options={LOCALE_OPTIONS} />
          <ZoneField name="zone" label={t`Time zone`} help={t`Also show times elsewhere in your own time zone`} />
          <Button type="submit" kind="primary" busy={form.busy}>
            {t`Save language and region`}
          </Button>
        </div>
      </Form>
    </SettingsFrame>
  );
}

export function DefaultsPage() {
  const { t } = useLingui();
  const mode = useThemeMode();
  const [keys, setKeys] = useState(singleKeysOn);
  const themes = { system: t`Same as system`, light: t`Light`, dark: t`Dark` };
  const turn = (on: boolean) => {
    setSingleKeys(on);
    setKeys(on);
  };
  return (
    <SettingsFrame title={t`Keys and appearance`} text={t`Applies to all your devices.`}>
      <div className="set-card">
        <h2 className="strong">{t`Appearance`}</h2>
        <Segmented
          label={t`Appearance`}
          items={THEME_MODES.map((value) => ({ value, label: themes[value] }))}
          value={mode}
          onChange={setThemeMode}
        />
      </div>
      <div className="set-card">
        <h2 className="strong">{t`Keyboard shortcuts`}</h2>
        <Switch checked={keys} onChange={({ target }) => turn(target.checked)}>
          {t`Enable single-key shortcuts: C for a new appointment, E to edit`}
        </Switch>
      </div>
    </SettingsFrame>
  );
}
