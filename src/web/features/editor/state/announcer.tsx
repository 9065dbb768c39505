import { create } from "zustand";

const useAnnouncement = create<{ text: string; at: number }>(() => ({ text: "", at: 0 }));

/** Announces something to screen readers alone: what moved where, when a button rather than a drag moved it. */
export function announce(text: string): void {
  useAnnouncement.setState(({ at }) => ({ text, at: at + 1 }));
}

/** The live region of the announcements; mounted once. The key makes a repeated text be announced again. */
export function Announcer() {
  const { text, at } = useAnnouncement();
  return (
    <div role="status" className="sr-only">
      <span key={at}>{text}</span>
    </div>
  );
}
