import { Brand } from "~/ui/frame/brand";
import { ErrorPage } from "~/ui/frame/error-page";
import { useFrame } from "~/ui/frame/frame";
import { CallLink, WhatsAppLink } from "~/ui/ways";
import { quotationCopy } from "./copy";

/** The same for every address that opens nothing: it says nothing of what there is. */
export function Gone() {
  const company = useFrame()?.company;
  const { title, text } = quotationCopy.gone;
  return (
    <div className="quotation-gone">
      {company && (
        <div className="container">
          <Brand name={company.name} />
        </div>
      )}
      <ErrorPage code={404} title={title} message={<p>{text}</p>}>
        <div className="cluster">
          <CallLink>Call</CallLink>
          <WhatsAppLink look="quiet" />
        </div>
      </ErrorPage>
    </div>
  );
}
