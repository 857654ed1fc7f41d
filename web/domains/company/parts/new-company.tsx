import { CompanyAlike } from '#web/domains/duplicate/widgets/company-alike.tsx';
import { CountryProposals } from './country-proposals.tsx';

/** What the form does for a company that is not there yet. */
export const NewCompany = () => (
  <>
    <CompanyAlike />
    <CountryProposals />
  </>
);
