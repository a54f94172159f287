/** A form in which somebody types. */
export default function Account() {
  return (
    <label>
      Name <input name="name" />
    </label>
  );
}
