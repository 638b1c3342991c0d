import { Picture } from "./picture";

type TestimonialCardProps = {
  testimonial: {
    rating: number;
    description: string;
    fullName: string;
    designation: string;
    picture: string | null;
  };
};

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

const STAR = "M12 2.5l2.9 6.3 6.9.8-5.1 4.7 1.4 6.8L12 17.7l-6.1 3.4 1.4-6.8-5.1-4.7 6.9-.8z";
const FIVE = [0, 24, 48, 72, 96];

/** `rating` is 0 to 5; a fraction fills a part of its star. */
function Stars({ rating }: { rating: number }) {
  const filled = Math.min(5, Math.max(0, rating));
  return (
    <svg
      className="stars"
      viewBox="0 0 120 24"
      width="100"
      height="20"
      role="img"
      aria-label={`Rated ${filled} out of 5`}
    >
      {FIVE.map((x) => (
        <path
          key={x}
          d={STAR}
          transform={`translate(${x} 0)`}
          fill="none"
          stroke="currentColor"
          strokeWidth="1.25"
        />
      ))}
      {/* An inner drawing cuts off what is wider than itself: its width is the rating. */}
      <svg width={24 * filled} height="24" aria-hidden="true">
        {FIVE.map((x) => (
          <path key={x} d={STAR} transform={`translate(${x} 0)`} fill="currentColor" />
        ))}
      </svg>
    </svg>
  );
}
