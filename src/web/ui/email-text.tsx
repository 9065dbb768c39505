/** An email, or what stands for one, that breaks after `@` before it breaks anywhere else. */
export function EmailText({ text }: { text: string }) {
  const end = text.indexOf("@") + 1;
  return (
    <span className="break-words">
      {text.slice(0, end)}
      <wbr />
      {text.slice(end)}
    </span>
  );
}
