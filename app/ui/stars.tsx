const STAR = "M12 2.5l2.9 6.3 6.9.8-5.1 4.7 1.4 6.8L12 17.7l-6.1 3.4 1.4-6.8-5.1-4.7 6.9-.8z";
const FIVE = [0, 24, 48, 72, 96];

/** `rating` is 0 to 5; a fraction fills a part of its star. */
export function Stars({ rating }: { rating: number }) {
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
