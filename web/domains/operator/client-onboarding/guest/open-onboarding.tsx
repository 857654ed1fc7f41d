import { Trans, useLingui } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import { type ComponentType, useState } from 'react';
import type { OnboardingStep } from '#shared/domains/operator/client-onboarding/schemas.ts';
import type { SeenOnboarding } from '#shared/domains/operator/client-onboarding/view.ts';
import { OpenedPage } from '#web/domains/relations/link/widgets/opened-page.tsx';
import type { OpenedLink } from '#web/domains/relations/link/widgets/use-link-act.ts';
import { Notice } from '#web/ui/notice.tsx';
import { BooksStep } from './books-step.tsx';
import { BrandStep } from './brand-step.tsx';
import { CheckStep } from './check-step.tsx';
import { CompanyStep } from './company-step.tsx';
import { PlanStep } from './plan-step.tsx';
import { RegionStep } from './region-step.tsx';
import { ReadingContext } from './step.ts';
import { TermsStep } from './terms-step.tsx';
import { UserStep } from './user-step.tsx';
import './onboarding.css';

type Shown = OnboardingStep | 'check';
const STEPS: Readonly<Record<Shown, ComponentType>> = {
  company: CompanyStep,
  brand: BrandStep,
  books: BooksStep,
  region: RegionStep,
  user: UserStep,
  terms: TermsStep,
  plan: PlanStep,
  check: CheckStep,
};

type ListProps = Readonly<{ view: SeenOnboarding; shown: Shown; onShow: (step: Shown) => void }>;
/** The steps with their state. Each can be opened at any time. */
function StepList({ view, shown, onShow }: ListProps) {
  const { t } = useLingui();
  const words: Readonly<Record<Shown, string>> = {
    company: t`Company`,
    brand: t`Brand`,
    books: t`Bookkeeping and bank`,
    region: t`Language and time zone`,
    user: t`First user`,
    terms: t`Terms`,
    plan: t`Plan`,
    check: t`Open agency`,
  };
  const isDone = (step: Shown) => step !== 'check' && !view.missing.includes(step);
  return (
    <nav aria-label={t`Steps`} className="ob-steps">
      <ol>
        {(Object.keys(STEPS) as Shown[]).map((step, i) => (
          <li key={step}>
            <button
              type="button"
              aria-label={isDone(step) ? t`${words[step]}, done` : words[step]}
              aria-current={step === shown ? 'step' : undefined}
              onClick={() => onShow(step)}
            >
              <span className="ob-no num" aria-hidden="true">
                {isDone(step) ? <Check size={13} /> : i + 1}
              </span>
              {words[step]}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The agency is there, or will be in a moment. */
function Opened({ view }: { readonly view: SeenOnboarding }) {
  const { company, user } = view.answers;
  return (
    <section className="lk-form">
      <Notice tone="green" fact={<Trans>{company?.name} is open.</Trans>}>
        <Trans>We sent an email to {user?.email}. It says how to sign in.</Trans>
      </Notice>
      <p>
        {/* Another document: this one has no sign-in. */}
        <a className="link" href="/account/signin">
          <Trans>Sign in</Trans>
        </a>
      </p>
    </section>
  );
}

interface OpenOnboardingProps extends OpenedLink<SeenOnboarding> {
  readonly view: SeenOnboarding;
}
/** The steps of a new agency, one at a time. */
export function OpenOnboarding(props: OpenOnboardingProps) {
  const { view } = props;
  const [shown, setShown] = useState<Shown>(view.missing[0] ?? 'check');
  const isDone = view.stage === 'submitted' || view.stage === 'provisioned';
  const Step = STEPS[shown];
  return (
    <OpenedPage
      agency={view.agency}
      isPreview={view.isPreview}
      foot={<Trans>We only record that this page was opened, and what you answer.</Trans>}
    >
      <h1 className="ob-title">{view.answers.company?.name ?? view.agencyName}</h1>
      {view.note && !isDone && <p className="mut">{view.note}</p>}
      {isDone ? (
        <Opened view={view} />
      ) : (
        <ReadingContext value={{ ...props, onSaved: ({ missing }) => setShown(missing[0] ?? 'check') }}>
          <div className="ob">
            <StepList view={view} shown={shown} onShow={setShown} />
            <div className="ob-step">
              <Step key={shown} />
            </div>
          </div>
        </ReadingContext>
      )}
    </OpenedPage>
  );
}
