/**
 * A mill stand in section: thick and glowing on the left, thin and grey on the coil. For a dark band; the words around
 * it carry the meaning.
 */
export function MillDrawing() {
  return (
    <svg className="mill-drawing" viewBox="0 0 720 460" aria-hidden="true" focusable="false" fill="none">
      <defs>
        <linearGradient id="mill-strip" x1="0" x2="720" y1="0" y2="0" gradientUnits="userSpaceOnUse">
          <stop offset="0" stopColor="#ffd27a" />
          <stop offset="0.2" stopColor="#ff9233" />
          <stop offset="0.42" stopColor="#e5480f" />
          <stop offset="0.62" stopColor="#8c3a23" />
          <stop offset="0.8" stopColor="#5f6f7a" />
        </linearGradient>
      </defs>
      <path d="M0 180H200Q262 182 300 213H570V229H300Q262 260 200 262H0z" fill="url(#mill-strip)" />
      <g stroke="currentColor" strokeWidth="1.5">
        <g fill="var(--mill)">
          <circle cx="300" cy="62" r="86" />
          <circle cx="300" cy="380" r="86" />
          <circle cx="300" cy="157" r="56" />
          <circle cx="300" cy="285" r="56" />
        </g>
        <g opacity="0.55">
          <circle cx="300" cy="62" r="24" />
          <circle cx="300" cy="380" r="24" />
          <circle cx="300" cy="157" r="16" />
          <circle cx="300" cy="285" r="16" />
          <path d="M300 0V460M190 157H410M190 285H410" strokeDasharray="18 5 3 5" />
          <path d="M0 221H720" strokeDasharray="18 5 3 5" />
        </g>
        <g opacity="0.8">
          <path d="M70 174V120M70 268v54M62 180h16M62 262h16" />
          <path d="M470 207V150M470 235v57M462 213h16M462 229h16" />
          <path d="M300 340l84 70h70" />
        </g>
      </g>
      <g fill="currentColor">
        <path d="M70 179l-5-15h10zM70 263l-5 15h10zM470 212l-5-15h10zM470 230l-5 15h10z" />
      </g>
      <g stroke="#5f6f7a" strokeWidth="8">
        <circle cx="600" cy="306" r="89" stroke="#6c7c87" />
        <circle cx="600" cy="306" r="76" stroke="#53626c" />
        <circle cx="600" cy="306" r="63" stroke="#6c7c87" />
        <circle cx="600" cy="306" r="50" stroke="#53626c" />
        <path d="M566 221q78-4 112 44" stroke="#6c7c87" strokeWidth="16" />
      </g>
      <g stroke="currentColor" strokeWidth="1.5" opacity="0.8">
        <circle cx="600" cy="306" r="34" />
        <path d="M600 262v88M556 306h88" strokeDasharray="12 4 3 4" />
      </g>
    </svg>
  );
}
