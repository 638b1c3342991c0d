import { Notice } from "~/ui/notice";

type CompanyReviewProps = { missing: string[]; sample: string[] };

/** Labels of settings. */
export function CompanyReview({ missing, sample }: CompanyReviewProps) {
  if (missing.length === 0 && sample.length === 0) return null;
  return (
    <Notice>
      {sample.length > 0 && <p>The site still says of your company what the sample says: {list(sample)}.</p>}
      {missing.length > 0 && <p>Not filled in, and so not shown to buyers: {list(missing)}.</p>}
      <p>
        <a href="/adminsettings">Settings</a>
      </p>
    </Notice>
  );
}

function list(labels: string[]) {
  return labels.map((label) => label.toLowerCase()).join(", ");
}
