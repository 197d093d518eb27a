// Prints the text of a page as a browser shows it, and the page itself, formatted.
#include <iostream>

#include "lockstep/lockstep.h"

int main() {
  const lockstep::Document document = lockstep::parse(
      "<!doctype html><title>Clocks</title><h1>Two   <i>clocks</i></h1><p hidden>Sold out<p>From 1790:"
      "<table><tr><th>Name<th>Price<tr><td>Comtoise<td>900</table><script>count()</script>");
  std::cout << document.body().inner_text() << "\n\n";

  lockstep::SerializeOptions options;
  options.indent = 2;
  std::cout << serialize_html(document, options);
}

// Prints:
// Two clocks
//
// From 1790:
//
// Name	Price
// Comtoise	900
//
// <!DOCTYPE html>
// <html>
//   <head>
//     <title>Clocks</title>
//   </head>
//   <body>
//     <h1>Two   <i>clocks</i></h1>
//     <p hidden="">Sold out</p>
//     <p>From 1790:</p>
//     <table>
//       <tbody>
//         <tr>
//           <th>Name</th>
//           <th>Price</th>
//         </tr>
//         <tr>
//           <td>Comtoise</td>
//           <td>900</td>
//         </tr>
//       </tbody>
//     </table>
//     <script>count()</script>
//   </body>
// </html>
