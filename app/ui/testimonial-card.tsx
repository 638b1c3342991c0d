import { Picture } from "./picture";
import { Stars } from "./stars";

type TestimonialCardProps = {
  testimonial: {
    /** 1 to 5, fractions allowed. */
    rating: number;
    description: string;
    fullName: string;
    designation: string;
    picture: string | null;
  };
};

/** Initials stand in for a missing portrait. */
export function TestimonialCard({ testimonial }: TestimonialCardProps) {
  const { rating, description, fullName, designation, picture } = testimonial;
  return (
    <figure className="card testimonial-card">
      <Stars rating={rating} />
      <blockquote>{description}</blockquote>
      <figcaption className="testimonial-author">
        <Portrait name={picture} fullName={fullName} />
        <span className="testimonial-name">{fullName}</span>{" "}
        <span className="testimonial-role">{designation}</span>
      </figcaption>
    </figure>
  );
}

function Portrait({ name, fullName }: { name: string | null; fullName: string }) {
  if (!name) {
    return (
      <span className="portrait initials" aria-hidden="true">
        {initials(fullName)}
      </span>
    );
  }
  return <Picture className="portrait square" name={name} alt="" sizes="52px" />;
}

function initials(fullName: string) {
  const words = fullName.trim().split(/\s+/);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => [...(word ?? "")][0]?.toUpperCase() ?? "").join("");
}
