import { Trans, useLingui } from '@lingui/react/macro';
import { SettingsFrame } from '#web/kits/settings/settings-frame.tsx';
import { FEATURES, type Feature, useFeature } from '#web/platform/preferences.ts';
import { Switch } from '#web/ui/choice.tsx';

function useFeatureWords(): Readonly<Record<Feature, { readonly name: string; readonly text: string }>> {
  const { t } = useLingui();
  return {
    favorites: {
      name: t`Favourites`,
      text: t`A section in the navigation and search with your favourite records`,
    },
    recent: { name: t`Recently used`, text: t`Search starts with the records you opened last` },
    taskPopups: { name: t`Task reminders on screen`, text: t`Reminders appear on top of the page you're on` },
  };
}

function FeatureSwitch({ feature }: { readonly feature: Feature }) {
  const [on, setOn] = useFeature(feature);
  const { name, text } = useFeatureWords()[feature];
  return (
    <div className="set-card">
      <Switch checked={on} onChange={({ target }) => setOn(target.checked)}>
        <b>{name}</b>
        <span className="meta"> {text}</span>
      </Switch>
    </div>
  );
}

/** Switches optional features on or off; saved at once, for every device of the user. */
export const FeaturesPage = () => (
  <SettingsFrame
    title={<Trans>Features</Trans>}
    text={<Trans>Turn off what you don't use. Saved immediately, for all your devices.</Trans>}
  >
    {FEATURES.map((feature) => (
      <FeatureSwitch key={feature} feature={feature} />
    ))}
  </SettingsFrame>
);
