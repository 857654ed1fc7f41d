import type { ContentKind } from '#shared/domains/identity/content/kinds.ts';
import { ContentDocument } from '#web/domains/identity/content/widgets/document.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import '../parts/entry.css';

const Page = ({ kind }: { readonly kind: ContentKind }) => (
  <main className="content-page" id="main">
    <PageLink to="/" className="link">
      Backline
    </PageLink>
    <ContentDocument kind={kind} />
  </main>
);

export const GdprPage = () => <Page kind="gdpr" />;
export const TermsPage = () => <Page kind="terms" />;
export const SecurityPage = () => <Page kind="security" />;
