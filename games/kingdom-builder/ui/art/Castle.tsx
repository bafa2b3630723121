import { hexPath } from '@four-crowns/ui-kit';

const PLATE = hexPath(0, 0, 0.93);
const INNER = hexPath(0, 0, 0.79);

/** Drawn by hand: a keep between two towers with flying pennants. */
export function Castle() {
  return (
    <>
      <path d={PLATE} fill="var(--kb-castle-plate)" stroke="var(--kb-castle-edge)" strokeWidth={3} />
      <path d={PLATE} fill="none" stroke="var(--kb-castle-silver)" strokeWidth={6} transform="scale(0.945)" />
      <path d={INNER} fill="none" stroke="var(--kb-castle-edge)" strokeWidth={1.6} />
      <path
        d="M-17-23v-17M0-29v-17M17-23v-17"
        stroke="var(--kb-castle-edge)"
        strokeWidth={2.4}
        strokeLinecap="round"
        transform="translate(0 6)"
      />
      <path d="M-17-34l11 4l-11 4zM0-40l12 4l-12 4zM17-34l11 4l-11 4z" fill="var(--kb-castle-flag)" />
      <path
        d="M-28 30V-17h5v5h4v-5h5v5h4v9h4v-25h4v5h4v-5h4v5h4v-5h4v25h4v-9h4v-5h5v5h4v-5h5V30Z"
        transform="translate(-2.5 0)"
        fill="var(--kb-castle-wall)"
        stroke="var(--kb-castle-edge)"
        strokeWidth={2.8}
        strokeLinejoin="round"
      />
      <path d="M-7 30V18q7-11 14 0v12z" fill="var(--kb-castle-edge)" />
      <path
        d="M-18-1v8M18-1v8M0-13v8"
        stroke="var(--kb-castle-edge)"
        strokeWidth={3.6}
        strokeLinecap="round"
      />
    </>
  );
}
