/** For a dark band; the words around it carry the meaning. */
export function MillDrawing() {
  return (
    <svg
      className="mill-drawing"
      viewBox="0 -48 720 538"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      fill="none"
    >
      <defs>
        <linearGradient id="mill-strip" x1="0" x2="600" y1="0" y2="0" gradientUnits="userSpaceOnUse">
          <stop offset="0" stopColor="#ffdc94" />
          <stop offset="0.2" stopColor="#ff9a3c" />
          <stop offset="0.48" stopColor="#ec4d12" />
          <stop offset="0.7" stopColor="#96402a" />
          <stop offset="1" stopColor="#64747f" />
        </linearGradient>
      </defs>
      <g stroke="currentColor" strokeWidth="1.5" opacity="0.5">
        {[30, 90, 150].map((x) => (
          <circle key={x} cx={x} cy="274" r="11" />
        ))}
        {[386, 458, 502].map((x) => (
          <circle key={x} cx={x} cy="238" r="8" />
        ))}
      </g>
      <path d="M0 180H206Q262 182 300 213H600V229H300Q262 260 206 262H0z" fill="url(#mill-strip)" />
      <g stroke="currentColor" strokeWidth="1.75">
        <circle cx="300" cy="30" r="71" />
        <circle cx="300" cy="412" r="71" />
        <circle cx="300" cy="157" r="56" fill="var(--mill)" />
        <circle cx="300" cy="285" r="56" fill="var(--mill)" />
        <g opacity="0.5">
          <circle cx="300" cy="30" r="22" />
          <circle cx="300" cy="412" r="22" />
          <circle cx="300" cy="157" r="15" />
          <circle cx="300" cy="285" r="15" />
          <path d="M300-48V490M216 30H384M216 412H384M232 157H368M232 285H368" strokeDasharray="20 5 3 5" />
        </g>
      </g>
      <circle cx="600" cy="313" r="92" stroke="#64747f" strokeWidth="16" />
      <circle cx="600" cy="313" r="79" stroke="#46545e" strokeWidth="10" />
      <circle cx="600" cy="313" r="70" stroke="#64747f" strokeWidth="8" />
      <circle cx="600" cy="313" r="62" stroke="#46545e" strokeWidth="8" />
      <circle cx="600" cy="313" r="54" stroke="#64747f" strokeWidth="8" />
      <g stroke="currentColor" strokeWidth="1.5" opacity="0.6">
        <circle cx="600" cy="313" r="40" />
        <path d="M600 190V436M478 313H720" strokeDasharray="20 5 3 5" />
      </g>
      <g stroke="currentColor" strokeWidth="1.5">
        <path d="M110 178V118M110 264v46M422 211V118M422 231v79" />
      </g>
      <path
        d="M110 179l-5-16h10zM110 263l-5 16h10zM422 212l-5-16h10zM422 230l-5 16h10z"
        fill="currentColor"
      />
      <g className="mill-letters" fill="currentColor">
        <text x="122" y="136">
          h₀
        </text>
        <text x="434" y="136">
          h₁
        </text>
      </g>
    </svg>
  );
}
