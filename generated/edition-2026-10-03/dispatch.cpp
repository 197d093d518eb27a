// Generated from spec/tree/ by the generator. Edit the rules, then run scripts/generate.
#include "edition-2026-10-03/rules.h"

namespace lockstep::edition_2026_10_03 {

constexpr detail::TreeErrorInfo tree_errors[kTreeErrors] = {
    {"initial-doctype-not-standard", "#the-initial-insertion-mode",
     "This DOCTYPE is not <!DOCTYPE html>; some others put browsers into quirks mode."},
    {"initial-missing-doctype", "#the-initial-insertion-mode",
     "The page does not begin with <!DOCTYPE html>, so browsers show it in quirks mode."},
    {"before-html-second-doctype", "#the-before-html-insertion-mode",
     "The page has a DOCTYPE already; this one is ignored."},
    {"before-html-end-tag-not-open", "#the-before-html-insertion-mode",
     "No element is open that this end tag could close; it is ignored."},
    {"before-head-misplaced-doctype", "#the-before-head-insertion-mode",
     "A DOCTYPE belongs at the very beginning of the page; this one is ignored."},
    {"before-head-end-tag-not-open", "#the-before-head-insertion-mode",
     "No element is open that this end tag could close; it is ignored."},
    {"in-head-misplaced-doctype", "#parsing-main-inhead",
     "A DOCTYPE belongs at the very beginning of the page; this one is ignored."},
    {"in-head-end-tag-template-not-open", "#parsing-main-inhead",
     "No template is open that this </template> could close; it is ignored."},
    {"in-head-end-tag-template-unclosed-elements", "#parsing-main-inhead",
     "Elements inside this template have not been closed; </template> closed them too."},
    {"in-head-misplaced-tag", "#parsing-main-inhead",
     "This tag is a second <head>, or an end tag for an element that is not open in the head; it is "
     "ignored."},
    {"in-head-noscript-misplaced-doctype", "#parsing-main-inheadnoscript",
     "A DOCTYPE belongs at the very beginning of the page; this one is ignored."},
    {"in-head-noscript-misplaced-tag", "#parsing-main-inheadnoscript",
     "This tag has no place in a noscript element of the head; it is ignored."},
    {"in-head-noscript-content-not-allowed", "#parsing-main-inheadnoscript",
     "A noscript element in the head may hold only link, meta and style elements; this closed it."},
    {"after-head-misplaced-doctype", "#the-after-head-insertion-mode",
     "A DOCTYPE belongs at the very beginning of the page; this one is ignored."},
    {"after-head-head-element-too-late", "#the-after-head-insertion-mode",
     "This element belongs in the head, which has been closed; it is put there all the same."},
    {"after-head-misplaced-tag", "#the-after-head-insertion-mode",
     "This tag is a second <head>, or an end tag for an element that is not open; it is ignored."},
    {"in-body-null-character", "#parsing-main-inbody", "A null character stands in the text; it is dropped."},
    {"in-body-misplaced-doctype", "#parsing-main-inbody",
     "A DOCTYPE belongs at the very beginning of the page; this one is ignored."},
    {"in-body-second-html", "#parsing-main-inbody",
     "This <html> comes inside the page; at most its new attributes are kept, on the html element."},
    {"in-body-second-body", "#parsing-main-inbody",
     "This <body> comes where no body can begin; at most its new attributes are kept, on the body element."},
    {"in-body-start-tag-frameset", "#parsing-main-inbody",
     "This <frameset> comes after the body has begun; it is ignored, or replaces a body that shows nothing "
     "yet."},
    {"in-body-end-of-file-unclosed-elements", "#parsing-main-inbody",
     "The page stops while elements are open that need an end tag."},
    {"in-body-end-tag-body-not-open", "#parsing-main-inbody",
     "No body element is open that this </body> could close; it is ignored."},
    {"in-body-end-tag-body-unclosed-elements", "#parsing-main-inbody",
     "Elements that need an end tag are still open at this </body>."},
    {"in-body-end-tag-html-not-open", "#parsing-main-inbody",
     "No body element is open that this </html> could end; it is ignored."},
    {"in-body-end-tag-html-unclosed-elements", "#parsing-main-inbody",
     "Elements that need an end tag are still open at this </html>."},
    {"in-body-nested-heading", "#parsing-main-inbody",
     "This heading begins inside another heading, which is closed first."},
    {"in-body-nested-form", "#parsing-main-inbody",
     "Forms do not nest, and another one is still open; this <form> is ignored."},
    {"in-body-start-tag-li-unclosed-elements", "#parsing-main-inbody",
     "Elements inside the list item before this <li> have not been closed; they are closed with it."},
    {"in-body-start-tag-dd-unclosed-elements", "#parsing-main-inbody",
     "Elements inside the <dd> before this tag have not been closed; they are closed with it."},
    {"in-body-start-tag-dt-unclosed-elements", "#parsing-main-inbody",
     "Elements inside the <dt> before this tag have not been closed; they are closed with it."},
    {"in-body-nested-button", "#parsing-main-inbody",
     "Buttons do not nest; the button that is open is closed first."},
    {"in-body-end-tag-block-not-open", "#parsing-main-inbody",
     "No element is open here that this end tag could close; it is ignored."},
    {"in-body-end-tag-block-unclosed-elements", "#parsing-main-inbody",
     "Elements inside the one that this end tag closes have not been closed; they are closed with it."},
    {"in-body-end-tag-form-not-open", "#parsing-main-inbody",
     "No form is open here that this </form> could close; it adds nothing to the tree."},
    {"in-body-end-tag-form-unclosed-elements", "#parsing-main-inbody",
     "Elements inside this form have not been closed at </form>; they stay open."},
    {"in-body-end-tag-form-not-open-in-template", "#parsing-main-inbody",
     "No form is open in this template that </form> could close; it is ignored."},
    {"in-body-end-tag-form-unclosed-elements-in-template", "#parsing-main-inbody",
     "Elements inside this form of a template have not been closed; they are closed with it."},
    {"in-body-end-tag-p-not-open", "#parsing-main-inbody",
     "This </p> has no open paragraph; an empty one is made."},
    {"in-body-end-tag-li-not-open", "#parsing-main-inbody",
     "No list item is open here that this </li> could close; it is ignored."},
    {"in-body-end-tag-li-unclosed-elements", "#parsing-main-inbody",
     "Elements inside this list item have not been closed; </li> closed them too."},
    {"in-body-end-tag-dd-not-open", "#parsing-main-inbody",
     "No <dd> or <dt> of this name is open here; the end tag is ignored."},
    {"in-body-end-tag-dd-unclosed-elements", "#parsing-main-inbody",
     "Elements inside this <dd> or <dt> have not been closed; its end tag closed them too."},
    {"in-body-end-tag-heading-not-open", "#parsing-main-inbody",
     "No heading is open here that this end tag could close; it is ignored."},
    {"in-body-end-tag-heading-mismatched", "#parsing-main-inbody",
     "This end tag is not that of the innermost open element; it closes the open heading, with all inside "
     "it."},
    {"in-body-nested-a", "#parsing-main-inbody", "Links do not nest; the <a> that is open is closed first."},
    {"in-body-nested-nobr", "#parsing-main-inbody",
     "A <nobr> does not nest; the one that is open is closed first."},
    {"in-body-end-tag-object-not-open", "#parsing-main-inbody",
     "No <applet>, <marquee> or <object> of this name is open here; the end tag is ignored."},
    {"in-body-end-tag-object-unclosed-elements", "#parsing-main-inbody",
     "Elements inside the one that this end tag closes have not been closed; they are closed with it."},
    {"in-body-end-tag-br", "#parsing-main-inbody", "There is no </br>; it is read as <br>."},
    {"in-body-input-in-select-fragment", "#parsing-main-inbody",
     "An <input> cannot stand in a select element; it is ignored."},
    {"in-body-input-in-select", "#parsing-main-inbody",
     "An <input> cannot stand in a select element; the select is closed first."},
    {"in-body-hr-in-option", "#parsing-main-inbody",
     "An <hr> cannot stand in an option or an optgroup, and one of them is still open."},
    {"in-body-start-tag-image", "#parsing-main-inbody", "There is no <image> in HTML; it is read as <img>."},
    {"in-body-nested-select-in-fragment", "#parsing-main-inbody",
     "A select element cannot stand in another; this <select> is ignored."},
    {"in-body-nested-select", "#parsing-main-inbody",
     "A select element cannot stand in another; this <select> only closes the one that is open."},
    {"in-body-nested-option", "#parsing-main-inbody",
     "This <option> begins inside another option, which is still open."},
    {"in-body-nested-optgroup", "#parsing-main-inbody",
     "This <optgroup> begins inside an option or another optgroup, which is still open."},
    {"in-body-rb-outside-ruby", "#parsing-main-inbody",
     "This <rb> or <rtc> does not stand directly in a ruby element."},
    {"in-body-rt-outside-ruby", "#parsing-main-inbody",
     "This <rt> or <rp> does not stand directly in a ruby or rtc element."},
    {"in-body-misplaced-start-tag", "#parsing-main-inbody",
     "This tag belongs in a table, a frameset or at the beginning of the page; here it is ignored."},
    {"in-body-end-tag-unclosed-elements", "#parsing-main-inbody",
     "Elements inside the one that this end tag closes have not been closed; they are closed with it."},
    {"in-body-end-tag-not-open", "#parsing-main-inbody",
     "No element is open here that this end tag could close; it is ignored."},
    {"text-end-of-file", "#parsing-main-incdata",
     "The page stops inside an element such as script, style, title or textarea; its end tag is missing."},
    {"in-table-misplaced-doctype", "#parsing-main-intable",
     "A DOCTYPE belongs at the very beginning of the page; this one is ignored."},
    {"in-table-nested-table", "#parsing-main-intable",
     "This <table> stands in another table but in no cell; the table that is open is closed first."},
    {"in-table-end-tag-table-not-open", "#parsing-main-intable",
     "No table is open here that this </table> could close; it is ignored."},
    {"in-table-misplaced-end-tag", "#parsing-main-intable",
     "This end tag has nothing to close in the table here; it is ignored."},
    {"in-table-hidden-input", "#parsing-main-intable",
     "A hidden <input> stands in a table but in no cell; it stays there."},
    {"in-table-form", "#parsing-main-intable",
     "A <form> stands in a table but in no cell; if it is not ignored, an empty form is put there."},
    {"in-table-content-outside-cell", "#parsing-main-intable",
     "This stands in a table but in no cell; content goes in front of the table."},
    {"in-table-text-null-character", "#parsing-main-intabletext",
     "A null character stands in the text of a table; it is dropped."},
    {"in-table-text-outside-cell", "#parsing-main-intabletext",
     "The text before this stands in a table but in no cell; it goes in front of the table."},
    {"in-caption-end-tag-caption-not-open", "#parsing-main-incaption",
     "No caption is open here that this </caption> could close; it is ignored."},
    {"in-caption-end-tag-caption-unclosed-elements", "#parsing-main-incaption",
     "Elements inside this caption have not been closed; </caption> closed them too."},
    {"in-caption-table-tag-not-open", "#parsing-main-incaption",
     "This tag would end a caption, and none is open here; it is ignored."},
    {"in-caption-table-tag-unclosed-elements", "#parsing-main-incaption",
     "This tag ends the caption, but elements inside it have not been closed; they are closed with it."},
    {"in-caption-misplaced-end-tag", "#parsing-main-incaption",
     "This end tag has nothing to close in this caption; it is ignored."},
    {"in-column-group-misplaced-doctype", "#parsing-main-incolgroup",
     "A DOCTYPE belongs at the very beginning of the page; this one is ignored."},
    {"in-column-group-end-tag-colgroup-not-open", "#parsing-main-incolgroup",
     "No colgroup is open here that this </colgroup> could close; it is ignored."},
    {"in-column-group-end-tag-col", "#parsing-main-incolgroup",
     "A col element has no end tag; this </col> is ignored."},
    {"in-column-group-content-not-allowed", "#parsing-main-incolgroup",
     "Only col elements can stand here; this is ignored."},
    {"in-table-body-cell-without-row", "#parsing-main-intbody",
     "This cell stands in no row; a <tr> is made for it."},
    {"in-table-body-end-tag-not-open", "#parsing-main-intbody",
     "No <tbody>, <tfoot> or <thead> of this name is open here; the end tag is ignored."},
    {"in-table-body-table-tag-not-open", "#parsing-main-intbody",
     "This tag would end a group of rows, and none is open here; it is ignored."},
    {"in-table-body-misplaced-end-tag", "#parsing-main-intbody",
     "This end tag has nothing to close in this group of rows; it is ignored."},
    {"in-row-end-tag-tr-not-open", "#parsing-main-intr",
     "No row is open here that this </tr> could close; it is ignored."},
    {"in-row-table-tag-not-open", "#parsing-main-intr",
     "This tag would end a row, and none is open here; it is ignored."},
    {"in-row-end-tag-section-not-open", "#parsing-main-intr",
     "No <tbody>, <tfoot> or <thead> of this name is open here; the end tag is ignored."},
    {"in-row-misplaced-end-tag", "#parsing-main-intr",
     "This end tag has nothing to close in this row; it is ignored."},
    {"in-cell-end-tag-cell-not-open", "#parsing-main-intd",
     "No <td> or <th> of this name is open here; the end tag is ignored."},
    {"in-cell-end-tag-cell-unclosed-elements", "#parsing-main-intd",
     "Elements inside this cell have not been closed; its end tag closed them too."},
    {"in-cell-misplaced-end-tag", "#parsing-main-intd",
     "This end tag has nothing to close in this cell; it is ignored."},
    {"in-cell-end-tag-table-part-not-open", "#parsing-main-intd",
     "No part of a table of this name is open around the cell; the end tag is ignored."},
    {"in-template-misplaced-end-tag", "#parsing-main-intemplate",
     "This end tag has nothing to close in this template; it is ignored."},
    {"in-template-end-of-file", "#parsing-main-intemplate",
     "The page stops inside a template; </template> is missing."},
    {"after-body-misplaced-doctype", "#parsing-main-afterbody",
     "A DOCTYPE belongs at the very beginning of the page; this one is ignored."},
    {"after-body-end-tag-html-in-fragment", "#parsing-main-afterbody",
     "A fragment has no html element that this </html> could close; it is ignored."},
    {"after-body-content-after-body", "#parsing-main-afterbody",
     "This comes after </body>; it is read as if it stood before."},
    {"in-frameset-misplaced-doctype", "#parsing-main-inframeset",
     "A DOCTYPE belongs at the very beginning of the page; this one is ignored."},
    {"in-frameset-end-tag-frameset-not-open", "#parsing-main-inframeset",
     "No frameset is open here that this </frameset> could close; it is ignored."},
    {"in-frameset-end-of-file", "#parsing-main-inframeset",
     "The page stops inside a frameset; </frameset> is missing."},
    {"in-frameset-content-not-allowed", "#parsing-main-inframeset",
     "A frameset can hold only frames, framesets and noframes; this is ignored."},
    {"after-frameset-misplaced-doctype", "#parsing-main-afterframeset",
     "A DOCTYPE belongs at the very beginning of the page; this one is ignored."},
    {"after-frameset-content-not-allowed", "#parsing-main-afterframeset",
     "Nothing but noframes may follow a frameset; this is ignored."},
    {"after-after-body-content-after-html", "#the-after-after-body-insertion-mode",
     "This comes after </html>; it is read as if it stood before </body>."},
    {"after-after-frameset-content-not-allowed", "#the-after-after-frameset-insertion-mode",
     "Nothing but noframes may follow a page of framesets; this is ignored."},
    {"foreign-content-null-character", "#parsing-main-inforeign",
     "A null character stands in SVG or MathML; U+FFFD takes its place."},
    {"foreign-content-misplaced-doctype", "#parsing-main-inforeign",
     "A DOCTYPE belongs at the very beginning of the page; this one is ignored."},
    {"foreign-content-html-tag", "#parsing-main-inforeign",
     "This tag of HTML cannot stand in SVG or MathML; it ends the SVG or MathML that is open."},
    {"foreign-content-end-tag-mismatched", "#parsing-main-inforeign",
     "This end tag is not that of the innermost open element; it closes the one it names, if that is open, "
     "with all inside it."},
    {"create-an-element-xmlns-mismatch", "#create-an-element-for-the-token",
     "The xmlns attribute names another namespace than the element is in; it does not change it."},
    {"create-an-element-xmlns-xlink-mismatch", "#create-an-element-for-the-token",
     "The xmlns:xlink attribute does not name the XLink namespace; xlink attributes mean that all the same."},
    {"adoption-agency-element-closed", "#adoption-agency-algorithm",
     "The element that this tag should close is closed already, by the end of an element around it."},
    {"adoption-agency-element-out-of-scope", "#adoption-agency-algorithm",
     "The element that this tag should close stands outside of the table, or the like, that the tag is in; "
     "it stays open."},
    {"adoption-agency-misnested", "#adoption-agency-algorithm",
     "Elements overlap: others, opened inside the one that ends here, have not been closed; it may be "
     "split."},
    {"close-a-p-element-unclosed-elements", "#close-a-p-element",
     "The paragraph ends here, but elements inside it have not been closed; they are closed with it."},
    {"close-the-cell-unclosed-elements", "#close-the-cell",
     "The cell ends here, but elements inside it have not been closed; they are closed with it."},
};

namespace {

// Of the names, those that a rule mentions have columns of their own in the table below; 0 is the column of
// all others.
constexpr std::uint8_t column_of_tag[kTagClasses] = {
    0,   1,   0,   0,  2,   0,   0,   0,  0,  0,   0,   0,   0,  0,  3,   4,  5,  6,  0,   7,   8,  9,   0,
    0,   10,  11,  0,  12,  13,  14,  15, 0,  16,  17,  0,   0,  0,  18,  19, 20, 0,  0,   0,   0,  0,   0,
    21,  0,   0,   0,  22,  0,   23,  24, 0,  25,  26,  27,  0,  28, 29,  0,  0,  0,  0,   0,   0,  0,   0,
    0,   0,   0,   0,  0,   0,   0,   0,  0,  0,   0,   0,   0,  0,  0,   0,  0,  30, 31,  32,  0,  33,  0,
    0,   0,   0,   0,  34,  0,   35,  36, 37, 0,   0,   0,   38, 39, 40,  41, 42, 43, 44,  45,  46, 0,   47,
    48,  49,  50,  0,  51,  52,  53,  0,  0,  0,   54,  0,   0,  0,  55,  0,  0,  56, 57,  0,   58, 0,   0,
    0,   0,   0,   59, 0,   60,  0,   61, 0,  0,   62,  0,   0,  0,  0,   0,  0,  0,  0,   0,   0,  0,   0,
    0,   0,   0,   0,  0,   0,   0,   0,  0,  0,   0,   0,   0,  0,  0,   0,  0,  0,  0,   0,   0,  0,   0,
    0,   0,   0,   0,  63,  0,   64,  65, 66, 0,   0,   67,  68, 69, 70,  71, 0,  72, 73,  0,   0,  0,   74,
    0,   0,   0,   75, 0,   0,   0,   76, 0,  77,  78,  79,  80, 81, 0,   82, 83, 84, 85,  86,  0,  0,   0,
    0,   0,   87,  88, 0,   89,  0,   90, 91, 92,  93,  94,  95, 96, 0,   0,  97, 98, 99,  100, 0,  101, 0,
    102, 103, 104, 0,  105, 106, 107, 0,  0,  108, 109, 110, 0,  0,  111, 0,  0,  0,  112, 113, 0,  0,   0,
    0,   0,   0,   0,  0,   0,   0,   0,  0,  0,   0,   0,   0,  0,  0,   0,  0,  0,  0,   0,   0,  0,   0,
    0,   0,   0,   0,  0,   0,   0,   0,  0,  0,   0,
};

constexpr Rule r0 = Rule::initial_anything_else;
constexpr Rule r1 = Rule::initial_whitespace;
constexpr Rule r2 = Rule::initial_comment;
constexpr Rule r3 = Rule::initial_processing_instruction;
constexpr Rule r4 = Rule::initial_doctype;
constexpr Rule r5 = Rule::before_html_anything_else;
constexpr Rule r6 = Rule::before_html_whitespace;
constexpr Rule r7 = Rule::before_html_comment;
constexpr Rule r8 = Rule::before_html_processing_instruction;
constexpr Rule r9 = Rule::before_html_doctype;
constexpr Rule r10 = Rule::before_html_start_tag_html;
constexpr Rule r11 = Rule::before_html_any_other_end_tag;
constexpr Rule r12 = Rule::before_html_end_tag_head;
constexpr Rule r13 = Rule::before_head_anything_else;
constexpr Rule r14 = Rule::before_head_whitespace;
constexpr Rule r15 = Rule::before_head_comment;
constexpr Rule r16 = Rule::before_head_processing_instruction;
constexpr Rule r17 = Rule::before_head_doctype;
constexpr Rule r18 = Rule::before_head_start_tag_head;
constexpr Rule r19 = Rule::in_body_start_tag_html;
constexpr Rule r20 = Rule::before_head_any_other_end_tag;
constexpr Rule r21 = Rule::before_head_end_tag_head;
constexpr Rule r22 = Rule::in_head_anything_else;
constexpr Rule r23 = Rule::in_head_whitespace;
constexpr Rule r24 = Rule::in_head_comment;
constexpr Rule r25 = Rule::in_head_processing_instruction;
constexpr Rule r26 = Rule::in_head_doctype;
constexpr Rule r27 = Rule::in_head_start_tag_base;
constexpr Rule r28 = Rule::in_head_start_tag_head;
constexpr Rule r29 = Rule::in_head_start_tag_meta;
constexpr Rule r30 = Rule::in_head_start_tag_noframes;
constexpr Rule r31 = Rule::in_head_choose_start_tag_noscript;
constexpr Rule r32 = Rule::in_head_start_tag_script;
constexpr Rule r33 = Rule::in_head_start_tag_template;
constexpr Rule r34 = Rule::in_head_start_tag_title;
constexpr Rule r35 = Rule::in_head_end_tag_body;
constexpr Rule r36 = Rule::in_head_end_tag_head;
constexpr Rule r37 = Rule::in_head_end_tag_template;
constexpr Rule r38 = Rule::in_head_noscript_anything_else;
constexpr Rule r39 = Rule::in_head_noscript_doctype;
constexpr Rule r40 = Rule::in_head_noscript_start_tag_head;
constexpr Rule r41 = Rule::in_head_noscript_end_tag_br;
constexpr Rule r42 = Rule::in_head_noscript_end_tag_noscript;
constexpr Rule r43 = Rule::after_head_anything_else;
constexpr Rule r44 = Rule::after_head_whitespace;
constexpr Rule r45 = Rule::after_head_comment;
constexpr Rule r46 = Rule::after_head_processing_instruction;
constexpr Rule r47 = Rule::after_head_doctype;
constexpr Rule r48 = Rule::after_head_start_tag_base;
constexpr Rule r49 = Rule::after_head_start_tag_body;
constexpr Rule r50 = Rule::after_head_start_tag_frameset;
constexpr Rule r51 = Rule::after_head_start_tag_head;
constexpr Rule r52 = Rule::after_head_end_tag_body;
constexpr Rule r53 = Rule::in_body_nul;
constexpr Rule r54 = Rule::in_body_whitespace;
constexpr Rule r55 = Rule::in_body_character;
constexpr Rule r56 = Rule::in_body_comment;
constexpr Rule r57 = Rule::in_body_processing_instruction;
constexpr Rule r58 = Rule::in_body_doctype;
constexpr Rule r59 = Rule::in_body_end_of_file;
constexpr Rule r60 = Rule::in_body_any_other_start_tag;
constexpr Rule r61 = Rule::in_body_start_tag_a;
constexpr Rule r62 = Rule::in_body_start_tag_address;
constexpr Rule r63 = Rule::in_body_start_tag_applet;
constexpr Rule r64 = Rule::in_body_start_tag_area;
constexpr Rule r65 = Rule::in_body_start_tag_b;
constexpr Rule r66 = Rule::in_body_start_tag_body;
constexpr Rule r67 = Rule::in_body_start_tag_button;
constexpr Rule r68 = Rule::in_body_start_tag_caption;
constexpr Rule r69 = Rule::in_body_start_tag_dd;
constexpr Rule r70 = Rule::in_body_start_tag_form;
constexpr Rule r71 = Rule::in_body_start_tag_frameset;
constexpr Rule r72 = Rule::in_body_start_tag_h1;
constexpr Rule r73 = Rule::in_body_start_tag_hr;
constexpr Rule r74 = Rule::in_body_start_tag_iframe;
constexpr Rule r75 = Rule::in_body_start_tag_image;
constexpr Rule r76 = Rule::in_body_start_tag_input;
constexpr Rule r77 = Rule::in_body_start_tag_li;
constexpr Rule r78 = Rule::in_body_start_tag_pre;
constexpr Rule r79 = Rule::in_body_start_tag_math;
constexpr Rule r80 = Rule::in_body_start_tag_nobr;
constexpr Rule r81 = Rule::in_body_start_tag_noembed;
constexpr Rule r82 = Rule::in_body_choose_start_tag_noscript;
constexpr Rule r83 = Rule::in_body_start_tag_optgroup;
constexpr Rule r84 = Rule::in_body_start_tag_option;
constexpr Rule r85 = Rule::in_body_start_tag_param;
constexpr Rule r86 = Rule::in_body_start_tag_plaintext;
constexpr Rule r87 = Rule::in_body_start_tag_rb;
constexpr Rule r88 = Rule::in_body_start_tag_rp;
constexpr Rule r89 = Rule::in_body_start_tag_select;
constexpr Rule r90 = Rule::in_body_start_tag_svg;
constexpr Rule r91 = Rule::in_body_start_tag_table;
constexpr Rule r92 = Rule::in_body_start_tag_textarea;
constexpr Rule r93 = Rule::in_body_start_tag_xmp;
constexpr Rule r94 = Rule::in_body_any_other_end_tag;
constexpr Rule r95 = Rule::in_body_end_tag_a;
constexpr Rule r96 = Rule::in_body_end_tag_address;
constexpr Rule r97 = Rule::in_body_end_tag_applet;
constexpr Rule r98 = Rule::in_body_end_tag_body;
constexpr Rule r99 = Rule::in_body_end_tag_br;
constexpr Rule r100 = Rule::in_body_end_tag_dd;
constexpr Rule r101 = Rule::in_body_end_tag_form;
constexpr Rule r102 = Rule::in_body_end_tag_h1;
constexpr Rule r103 = Rule::in_body_end_tag_html;
constexpr Rule r104 = Rule::in_body_end_tag_li;
constexpr Rule r105 = Rule::in_body_end_tag_p;
constexpr Rule r106 = Rule::in_body_end_tag_sarcasm;
constexpr Rule r107 = Rule::in_body_end_tag_select;
constexpr Rule r108 = Rule::text_character;
constexpr Rule r109 = Rule::text_anything_else;
constexpr Rule r110 = Rule::text_end_of_file;
constexpr Rule r111 = Rule::text_any_other_end_tag;
constexpr Rule r112 = Rule::text_end_tag_script;
constexpr Rule r113 = Rule::in_table_choose_character;
constexpr Rule r114 = Rule::in_table_comment;
constexpr Rule r115 = Rule::in_table_processing_instruction;
constexpr Rule r116 = Rule::in_table_doctype;
constexpr Rule r117 = Rule::in_table_anything_else;
constexpr Rule r118 = Rule::in_table_start_tag_caption;
constexpr Rule r119 = Rule::in_table_start_tag_col;
constexpr Rule r120 = Rule::in_table_start_tag_colgroup;
constexpr Rule r121 = Rule::in_table_start_tag_form;
constexpr Rule r122 = Rule::in_table_start_tag_input;
constexpr Rule r123 = Rule::in_table_start_tag_table;
constexpr Rule r124 = Rule::in_table_start_tag_tbody;
constexpr Rule r125 = Rule::in_table_start_tag_td;
constexpr Rule r126 = Rule::in_table_end_tag_body;
constexpr Rule r127 = Rule::in_table_end_tag_table;
constexpr Rule r128 = Rule::in_table_text_nul;
constexpr Rule r129 = Rule::in_table_text_character;
constexpr Rule r130 = Rule::in_table_text_anything_else;
constexpr Rule r131 = Rule::in_caption_start_tag_caption;
constexpr Rule r132 = Rule::in_caption_end_tag_body;
constexpr Rule r133 = Rule::in_caption_end_tag_caption;
constexpr Rule r134 = Rule::in_column_group_anything_else;
constexpr Rule r135 = Rule::in_column_group_whitespace;
constexpr Rule r136 = Rule::in_column_group_comment;
constexpr Rule r137 = Rule::in_column_group_processing_instruction;
constexpr Rule r138 = Rule::in_column_group_doctype;
constexpr Rule r139 = Rule::in_column_group_start_tag_col;
constexpr Rule r140 = Rule::in_column_group_end_tag_col;
constexpr Rule r141 = Rule::in_column_group_end_tag_colgroup;
constexpr Rule r142 = Rule::in_table_body_start_tag_caption;
constexpr Rule r143 = Rule::in_table_body_start_tag_th;
constexpr Rule r144 = Rule::in_table_body_start_tag_tr;
constexpr Rule r145 = Rule::in_table_body_end_tag_body;
constexpr Rule r146 = Rule::in_table_body_end_tag_tbody;
constexpr Rule r147 = Rule::in_row_start_tag_caption;
constexpr Rule r148 = Rule::in_row_start_tag_th;
constexpr Rule r149 = Rule::in_row_end_tag_body;
constexpr Rule r150 = Rule::in_row_end_tag_tbody;
constexpr Rule r151 = Rule::in_row_end_tag_tr;
constexpr Rule r152 = Rule::in_cell_start_tag_caption;
constexpr Rule r153 = Rule::in_cell_end_tag_body;
constexpr Rule r154 = Rule::in_cell_end_tag_table;
constexpr Rule r155 = Rule::in_cell_end_tag_td;
constexpr Rule r156 = Rule::in_template_end_of_file;
constexpr Rule r157 = Rule::in_template_any_other_start_tag;
constexpr Rule r158 = Rule::in_template_start_tag_caption;
constexpr Rule r159 = Rule::in_template_start_tag_col;
constexpr Rule r160 = Rule::in_template_start_tag_td;
constexpr Rule r161 = Rule::in_template_start_tag_tr;
constexpr Rule r162 = Rule::in_template_any_other_end_tag;
constexpr Rule r163 = Rule::after_body_anything_else;
constexpr Rule r164 = Rule::after_body_comment;
constexpr Rule r165 = Rule::after_body_processing_instruction;
constexpr Rule r166 = Rule::after_body_doctype;
constexpr Rule r167 = Rule::after_body_end_of_file;
constexpr Rule r168 = Rule::after_body_end_tag_html;
constexpr Rule r169 = Rule::in_frameset_anything_else;
constexpr Rule r170 = Rule::in_frameset_whitespace;
constexpr Rule r171 = Rule::in_frameset_comment;
constexpr Rule r172 = Rule::in_frameset_processing_instruction;
constexpr Rule r173 = Rule::in_frameset_doctype;
constexpr Rule r174 = Rule::in_frameset_end_of_file;
constexpr Rule r175 = Rule::in_frameset_start_tag_frame;
constexpr Rule r176 = Rule::in_frameset_start_tag_frameset;
constexpr Rule r177 = Rule::in_frameset_end_tag_frameset;
constexpr Rule r178 = Rule::after_frameset_anything_else;
constexpr Rule r179 = Rule::after_frameset_whitespace;
constexpr Rule r180 = Rule::after_frameset_comment;
constexpr Rule r181 = Rule::after_frameset_processing_instruction;
constexpr Rule r182 = Rule::after_frameset_doctype;
constexpr Rule r183 = Rule::after_frameset_end_of_file;
constexpr Rule r184 = Rule::after_frameset_end_tag_html;
constexpr Rule r185 = Rule::after_after_body_anything_else;
constexpr Rule r186 = Rule::after_after_body_comment;
constexpr Rule r187 = Rule::after_after_body_processing_instruction;
constexpr Rule r188 = Rule::after_after_body_end_of_file;
constexpr Rule r189 = Rule::after_after_frameset_anything_else;
constexpr Rule r190 = Rule::after_after_frameset_comment;
constexpr Rule r191 = Rule::after_after_frameset_processing_instruction;
constexpr Rule r192 = Rule::after_after_frameset_end_of_file;
constexpr Rule r193 = Rule::foreign_content_nul;
constexpr Rule r194 = Rule::foreign_content_whitespace;
constexpr Rule r195 = Rule::foreign_content_character;
constexpr Rule r196 = Rule::foreign_content_comment;
constexpr Rule r197 = Rule::foreign_content_processing_instruction;
constexpr Rule r198 = Rule::foreign_content_doctype;
constexpr Rule r199 = Rule::foreign_content_anything_else;
constexpr Rule r200 = Rule::foreign_content_any_other_start_tag;
constexpr Rule r201 = Rule::foreign_content_start_tag_b;
constexpr Rule r202 = Rule::foreign_content_choose_start_tag_font;
constexpr Rule r203 = Rule::foreign_content_any_other_end_tag;
constexpr Rule r204 = Rule::foreign_content_choose_end_tag_script;

constexpr unsigned kTagColumns = 114;
constexpr Rule written[kModes][token_class::start_tag + 2 * kTagColumns] = {
    // initial
    {
        r0, r1, r0, r2, r3, r4, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0,
        r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0,
        r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0,
        r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0,
        r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0,
        r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0,
        r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0,
        r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0,
        r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0,
        r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0,
    },
    // before_html
    {
        r5,  r6,  r5,  r7,  r8,  r9,  r5,  r5,  r5,  r5,  r5,  r5,  r5,  r5,  r5,  r5,  r5,  r5,  r5,  r5,
        r5,  r5,  r5,  r5,  r5,  r5,  r5,  r5,  r5,  r5,  r5,  r5,  r5,  r5,  r5,  r5,  r5,  r5,  r5,  r5,
        r5,  r5,  r5,  r5,  r5,  r5,  r5,  r5,  r5,  r5,  r5,  r5,  r5,  r5,  r5,  r10, r5,  r5,  r5,  r5,
        r5,  r5,  r5,  r5,  r5,  r5,  r5,  r5,  r5,  r5,  r5,  r5,  r5,  r5,  r5,  r5,  r5,  r5,  r5,  r5,
        r5,  r5,  r5,  r5,  r5,  r5,  r5,  r5,  r5,  r5,  r5,  r5,  r5,  r5,  r5,  r5,  r5,  r5,  r5,  r5,
        r5,  r5,  r5,  r5,  r5,  r5,  r5,  r5,  r5,  r5,  r5,  r5,  r5,  r5,  r5,  r5,  r5,  r5,  r5,  r5,
        r5,  r11, r11, r11, r11, r11, r11, r11, r11, r11, r11, r11, r11, r11, r12, r12, r11, r11, r11, r11,
        r11, r11, r11, r11, r11, r11, r11, r11, r11, r11, r11, r11, r11, r11, r11, r11, r11, r11, r11, r11,
        r11, r11, r11, r11, r11, r12, r11, r11, r11, r12, r11, r11, r11, r11, r11, r11, r11, r11, r11, r11,
        r11, r11, r11, r11, r11, r11, r11, r11, r11, r11, r11, r11, r11, r11, r11, r11, r11, r11, r11, r11,
        r11, r11, r11, r11, r11, r11, r11, r11, r11, r11, r11, r11, r11, r11, r11, r11, r11, r11, r11, r11,
        r11, r11, r11, r11, r11, r11, r11, r11, r11, r11, r11, r11, r11, r11, r11,
    },
    // before_head
    {
        r13, r14, r13, r15, r16, r17, r13, r13, r13, r13, r13, r13, r13, r13, r13, r13, r13, r13, r13, r13,
        r13, r13, r13, r13, r13, r13, r13, r13, r13, r13, r13, r13, r13, r13, r13, r13, r13, r13, r13, r13,
        r13, r13, r13, r13, r13, r13, r13, r13, r13, r13, r13, r18, r13, r13, r13, r19, r13, r13, r13, r13,
        r13, r13, r13, r13, r13, r13, r13, r13, r13, r13, r13, r13, r13, r13, r13, r13, r13, r13, r13, r13,
        r13, r13, r13, r13, r13, r13, r13, r13, r13, r13, r13, r13, r13, r13, r13, r13, r13, r13, r13, r13,
        r13, r13, r13, r13, r13, r13, r13, r13, r13, r13, r13, r13, r13, r13, r13, r13, r13, r13, r13, r13,
        r13, r20, r20, r20, r20, r20, r20, r20, r20, r20, r20, r20, r20, r20, r21, r21, r20, r20, r20, r20,
        r20, r20, r20, r20, r20, r20, r20, r20, r20, r20, r20, r20, r20, r20, r20, r20, r20, r20, r20, r20,
        r20, r20, r20, r20, r20, r21, r20, r20, r20, r21, r20, r20, r20, r20, r20, r20, r20, r20, r20, r20,
        r20, r20, r20, r20, r20, r20, r20, r20, r20, r20, r20, r20, r20, r20, r20, r20, r20, r20, r20, r20,
        r20, r20, r20, r20, r20, r20, r20, r20, r20, r20, r20, r20, r20, r20, r20, r20, r20, r20, r20, r20,
        r20, r20, r20, r20, r20, r20, r20, r20, r20, r20, r20, r20, r20, r20, r20,
    },
    // in_head
    {
        r22, r23, r22, r24, r25, r26, r22, r22, r22, r22, r22, r22, r22, r22, r22, r27, r27, r27, r22, r22,
        r22, r22, r22, r22, r22, r22, r22, r22, r22, r22, r22, r22, r22, r22, r22, r22, r22, r22, r22, r22,
        r22, r22, r22, r22, r22, r22, r22, r22, r22, r22, r22, r28, r22, r22, r22, r19, r22, r22, r22, r22,
        r22, r22, r22, r27, r22, r22, r22, r22, r22, r29, r22, r22, r22, r30, r31, r22, r22, r22, r22, r22,
        r22, r22, r22, r22, r22, r22, r22, r22, r22, r22, r32, r22, r22, r22, r22, r22, r22, r22, r22, r30,
        r22, r22, r22, r22, r22, r22, r22, r33, r22, r22, r22, r22, r34, r22, r22, r22, r22, r22, r22, r22,
        r22, r28, r28, r28, r28, r28, r28, r28, r28, r28, r28, r28, r28, r28, r35, r35, r28, r28, r28, r28,
        r28, r28, r28, r28, r28, r28, r28, r28, r28, r28, r28, r28, r28, r28, r28, r28, r28, r28, r28, r28,
        r28, r28, r28, r28, r28, r36, r28, r28, r28, r35, r28, r28, r28, r28, r28, r28, r28, r28, r28, r28,
        r28, r28, r28, r28, r28, r28, r28, r28, r28, r28, r28, r28, r28, r28, r28, r28, r28, r28, r28, r28,
        r28, r28, r28, r28, r28, r28, r28, r28, r28, r28, r28, r28, r28, r28, r28, r28, r28, r28, r28, r28,
        r28, r37, r28, r28, r28, r28, r28, r28, r28, r28, r28, r28, r28, r28, r28,
    },
    // in_head_noscript
    {
        r38, r23, r38, r24, r25, r39, r38, r38, r38, r38, r38, r38, r38, r38, r38, r38, r27, r27, r38, r38,
        r38, r38, r38, r38, r38, r38, r38, r38, r38, r38, r38, r38, r38, r38, r38, r38, r38, r38, r38, r38,
        r38, r38, r38, r38, r38, r38, r38, r38, r38, r38, r38, r40, r38, r38, r38, r19, r38, r38, r38, r38,
        r38, r38, r38, r27, r38, r38, r38, r38, r38, r29, r38, r38, r38, r30, r40, r38, r38, r38, r38, r38,
        r38, r38, r38, r38, r38, r38, r38, r38, r38, r38, r38, r38, r38, r38, r38, r38, r38, r38, r38, r30,
        r38, r38, r38, r38, r38, r38, r38, r38, r38, r38, r38, r38, r38, r38, r38, r38, r38, r38, r38, r38,
        r38, r40, r40, r40, r40, r40, r40, r40, r40, r40, r40, r40, r40, r40, r40, r41, r40, r40, r40, r40,
        r40, r40, r40, r40, r40, r40, r40, r40, r40, r40, r40, r40, r40, r40, r40, r40, r40, r40, r40, r40,
        r40, r40, r40, r40, r40, r40, r40, r40, r40, r40, r40, r40, r40, r40, r40, r40, r40, r40, r40, r40,
        r40, r40, r40, r40, r40, r40, r40, r40, r42, r40, r40, r40, r40, r40, r40, r40, r40, r40, r40, r40,
        r40, r40, r40, r40, r40, r40, r40, r40, r40, r40, r40, r40, r40, r40, r40, r40, r40, r40, r40, r40,
        r40, r40, r40, r40, r40, r40, r40, r40, r40, r40, r40, r40, r40, r40, r40,
    },
    // after_head
    {
        r43, r44, r43, r45, r46, r47, r43, r43, r43, r43, r43, r43, r43, r43, r43, r48, r48, r48, r43, r43,
        r49, r43, r43, r43, r43, r43, r43, r43, r43, r43, r43, r43, r43, r43, r43, r43, r43, r43, r43, r43,
        r43, r43, r43, r43, r50, r43, r43, r43, r43, r43, r43, r51, r43, r43, r43, r19, r43, r43, r43, r43,
        r43, r43, r43, r48, r43, r43, r43, r43, r43, r48, r43, r43, r43, r48, r43, r43, r43, r43, r43, r43,
        r43, r43, r43, r43, r43, r43, r43, r43, r43, r43, r48, r43, r43, r43, r43, r43, r43, r43, r43, r48,
        r43, r43, r43, r43, r43, r43, r43, r48, r43, r43, r43, r43, r48, r43, r43, r43, r43, r43, r43, r43,
        r43, r51, r51, r51, r51, r51, r51, r51, r51, r51, r51, r51, r51, r51, r52, r52, r51, r51, r51, r51,
        r51, r51, r51, r51, r51, r51, r51, r51, r51, r51, r51, r51, r51, r51, r51, r51, r51, r51, r51, r51,
        r51, r51, r51, r51, r51, r51, r51, r51, r51, r52, r51, r51, r51, r51, r51, r51, r51, r51, r51, r51,
        r51, r51, r51, r51, r51, r51, r51, r51, r51, r51, r51, r51, r51, r51, r51, r51, r51, r51, r51, r51,
        r51, r51, r51, r51, r51, r51, r51, r51, r51, r51, r51, r51, r51, r51, r51, r51, r51, r51, r51, r51,
        r51, r37, r51, r51, r51, r51, r51, r51, r51, r51, r51, r51, r51, r51, r51,
    },
    // in_body
    {
        r53, r54, r55, r56,  r57, r58, r59,  r60,  r61,  r62,  r63,  r64,  r62,  r62, r65, r27, r27,
        r27, r65, r62, r66,  r64, r67, r68,  r62,  r65,  r68,  r68,  r69,  r62,  r62, r62, r62, r62,
        r69, r65, r64, r62,  r62, r62, r65,  r62,  r70,  r68,  r71,  r72,  r72,  r72, r72, r72, r72,
        r68, r62, r62, r73,  r19, r65, r74,  r75,  r64,  r76,  r64,  r77,  r27,  r78, r62, r63, r79,
        r62, r29, r62, r80,  r81, r30, r82,  r63,  r62,  r83,  r84,  r62,  r85,  r86, r78, r87, r88,
        r88, r87, r60, r65,  r60, r32, r62,  r62,  r89,  r65,  r85,  r60,  r65,  r65, r30, r60, r62,
        r60, r90, r91, r68,  r68, r33, r92,  r68,  r68,  r68,  r34,  r68,  r85,  r65, r65, r62, r60,
        r64, r93, r94, r95,  r96, r97, r94,  r96,  r96,  r95,  r94,  r94,  r94,  r95, r96, r98, r99,
        r96, r94, r96, r95,  r94, r94, r100, r96,  r96,  r96,  r96,  r96,  r100, r95, r94, r96, r96,
        r96, r95, r96, r101, r94, r94, r102, r102, r102, r102, r102, r102, r94,  r96, r96, r94, r103,
        r95, r94, r94, r94,  r94, r94, r104, r94,  r96,  r96,  r97,  r94,  r96,  r94, r96, r95, r94,
        r94, r94, r97, r96,  r94, r94, r105, r94,  r94,  r96,  r94,  r94,  r94,  r94, r94, r95, r106,
        r94, r96, r96, r107, r95, r94, r94,  r95,  r95,  r94,  r94,  r96,  r94,  r94, r94, r94, r94,
        r37, r94, r94, r94,  r94, r94, r94,  r94,  r95,  r95,  r96,  r94,  r94,  r94,
    },
    // text
    {
        r108, r108, r108, r109, r109, r109, r110, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109,
        r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109,
        r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109,
        r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109,
        r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109,
        r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109,
        r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109,
        r109, r109, r111, r111, r111, r111, r111, r111, r111, r111, r111, r111, r111, r111, r111, r111, r111,
        r111, r111, r111, r111, r111, r111, r111, r111, r111, r111, r111, r111, r111, r111, r111, r111, r111,
        r111, r111, r111, r111, r111, r111, r111, r111, r111, r111, r111, r111, r111, r111, r111, r111, r111,
        r111, r111, r111, r111, r111, r111, r111, r111, r111, r111, r111, r111, r111, r111, r111, r111, r111,
        r111, r111, r111, r111, r111, r111, r111, r111, r111, r111, r111, r111, r111, r111, r111, r111, r111,
        r112, r111, r111, r111, r111, r111, r111, r111, r111, r111, r111, r111, r111, r111, r111, r111, r111,
        r111, r111, r111, r111, r111, r111, r111, r111, r111, r111, r111, r111, r111, r111,
    },
    // in_table
    {
        r113, r113, r113, r114, r115, r116, r59,  r117, r117, r117, r117, r117, r117, r117, r117, r117, r117,
        r117, r117, r117, r117, r117, r117, r118, r117, r117, r119, r120, r117, r117, r117, r117, r117, r117,
        r117, r117, r117, r117, r117, r117, r117, r117, r121, r117, r117, r117, r117, r117, r117, r117, r117,
        r117, r117, r117, r117, r117, r117, r117, r117, r117, r122, r117, r117, r117, r117, r117, r117, r117,
        r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117,
        r117, r117, r117, r117, r117, r32,  r117, r117, r117, r117, r117, r117, r117, r117, r30,  r117, r117,
        r117, r117, r123, r124, r125, r33,  r117, r124, r125, r124, r117, r125, r117, r117, r117, r117, r117,
        r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r126, r117,
        r117, r126, r117, r117, r126, r126, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117,
        r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r126,
        r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117,
        r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117,
        r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r127, r126, r126,
        r37,  r117, r126, r126, r126, r117, r126, r117, r117, r117, r117, r117, r117, r117,
    },
    // in_table_text
    {
        r128, r129, r129, r130, r130, r130, r130, r130, r130, r130, r130, r130, r130, r130, r130, r130, r130,
        r130, r130, r130, r130, r130, r130, r130, r130, r130, r130, r130, r130, r130, r130, r130, r130, r130,
        r130, r130, r130, r130, r130, r130, r130, r130, r130, r130, r130, r130, r130, r130, r130, r130, r130,
        r130, r130, r130, r130, r130, r130, r130, r130, r130, r130, r130, r130, r130, r130, r130, r130, r130,
        r130, r130, r130, r130, r130, r130, r130, r130, r130, r130, r130, r130, r130, r130, r130, r130, r130,
        r130, r130, r130, r130, r130, r130, r130, r130, r130, r130, r130, r130, r130, r130, r130, r130, r130,
        r130, r130, r130, r130, r130, r130, r130, r130, r130, r130, r130, r130, r130, r130, r130, r130, r130,
        r130, r130, r130, r130, r130, r130, r130, r130, r130, r130, r130, r130, r130, r130, r130, r130, r130,
        r130, r130, r130, r130, r130, r130, r130, r130, r130, r130, r130, r130, r130, r130, r130, r130, r130,
        r130, r130, r130, r130, r130, r130, r130, r130, r130, r130, r130, r130, r130, r130, r130, r130, r130,
        r130, r130, r130, r130, r130, r130, r130, r130, r130, r130, r130, r130, r130, r130, r130, r130, r130,
        r130, r130, r130, r130, r130, r130, r130, r130, r130, r130, r130, r130, r130, r130, r130, r130, r130,
        r130, r130, r130, r130, r130, r130, r130, r130, r130, r130, r130, r130, r130, r130, r130, r130, r130,
        r130, r130, r130, r130, r130, r130, r130, r130, r130, r130, r130, r130, r130, r130,
    },
    // in_caption
    {
        r53, r54,  r55,  r56,  r57,  r58,  r59,  r60,  r61,  r62,  r63,  r64,  r62,  r62, r65,  r27,  r27,
        r27, r65,  r62,  r66,  r64,  r67,  r131, r62,  r65,  r131, r131, r69,  r62,  r62, r62,  r62,  r62,
        r69, r65,  r64,  r62,  r62,  r62,  r65,  r62,  r70,  r68,  r71,  r72,  r72,  r72, r72,  r72,  r72,
        r68, r62,  r62,  r73,  r19,  r65,  r74,  r75,  r64,  r76,  r64,  r77,  r27,  r78, r62,  r63,  r79,
        r62, r29,  r62,  r80,  r81,  r30,  r82,  r63,  r62,  r83,  r84,  r62,  r85,  r86, r78,  r87,  r88,
        r88, r87,  r60,  r65,  r60,  r32,  r62,  r62,  r89,  r65,  r85,  r60,  r65,  r65, r30,  r60,  r62,
        r60, r90,  r91,  r131, r131, r33,  r92,  r131, r131, r131, r34,  r131, r85,  r65, r65,  r62,  r60,
        r64, r93,  r94,  r95,  r96,  r97,  r94,  r96,  r96,  r95,  r94,  r94,  r94,  r95, r96,  r132, r99,
        r96, r133, r96,  r95,  r132, r132, r100, r96,  r96,  r96,  r96,  r96,  r100, r95, r94,  r96,  r96,
        r96, r95,  r96,  r101, r94,  r94,  r102, r102, r102, r102, r102, r102, r94,  r96, r96,  r94,  r132,
        r95, r94,  r94,  r94,  r94,  r94,  r104, r94,  r96,  r96,  r97,  r94,  r96,  r94, r96,  r95,  r94,
        r94, r94,  r97,  r96,  r94,  r94,  r105, r94,  r94,  r96,  r94,  r94,  r94,  r94, r94,  r95,  r106,
        r94, r96,  r96,  r107, r95,  r94,  r94,  r95,  r95,  r94,  r94,  r96,  r94,  r94, r131, r132, r132,
        r37, r94,  r132, r132, r132, r94,  r132, r94,  r95,  r95,  r96,  r94,  r94,  r94,
    },
    // in_column_group
    {
        r134, r135, r134, r136, r137, r138, r59,  r134, r134, r134, r134, r134, r134, r134, r134, r134, r134,
        r134, r134, r134, r134, r134, r134, r134, r134, r134, r139, r134, r134, r134, r134, r134, r134, r134,
        r134, r134, r134, r134, r134, r134, r134, r134, r134, r134, r134, r134, r134, r134, r134, r134, r134,
        r134, r134, r134, r134, r19,  r134, r134, r134, r134, r134, r134, r134, r134, r134, r134, r134, r134,
        r134, r134, r134, r134, r134, r134, r134, r134, r134, r134, r134, r134, r134, r134, r134, r134, r134,
        r134, r134, r134, r134, r134, r134, r134, r134, r134, r134, r134, r134, r134, r134, r134, r134, r134,
        r134, r134, r134, r134, r134, r33,  r134, r134, r134, r134, r134, r134, r134, r134, r134, r134, r134,
        r134, r134, r134, r134, r134, r134, r134, r134, r134, r134, r134, r134, r134, r134, r134, r134, r134,
        r134, r134, r134, r134, r140, r141, r134, r134, r134, r134, r134, r134, r134, r134, r134, r134, r134,
        r134, r134, r134, r134, r134, r134, r134, r134, r134, r134, r134, r134, r134, r134, r134, r134, r134,
        r134, r134, r134, r134, r134, r134, r134, r134, r134, r134, r134, r134, r134, r134, r134, r134, r134,
        r134, r134, r134, r134, r134, r134, r134, r134, r134, r134, r134, r134, r134, r134, r134, r134, r134,
        r134, r134, r134, r134, r134, r134, r134, r134, r134, r134, r134, r134, r134, r134, r134, r134, r134,
        r37,  r134, r134, r134, r134, r134, r134, r134, r134, r134, r134, r134, r134, r134,
    },
    // in_table_body
    {
        r113, r113, r113, r114, r115, r116, r59,  r117, r117, r117, r117, r117, r117, r117, r117, r117, r117,
        r117, r117, r117, r117, r117, r117, r142, r117, r117, r142, r142, r117, r117, r117, r117, r117, r117,
        r117, r117, r117, r117, r117, r117, r117, r117, r121, r117, r117, r117, r117, r117, r117, r117, r117,
        r117, r117, r117, r117, r117, r117, r117, r117, r117, r122, r117, r117, r117, r117, r117, r117, r117,
        r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117,
        r117, r117, r117, r117, r117, r32,  r117, r117, r117, r117, r117, r117, r117, r117, r30,  r117, r117,
        r117, r117, r123, r142, r143, r33,  r117, r142, r143, r142, r117, r144, r117, r117, r117, r117, r117,
        r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r145, r117,
        r117, r145, r117, r117, r145, r145, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117,
        r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r145,
        r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117,
        r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117,
        r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r142, r146, r145,
        r37,  r117, r146, r145, r146, r117, r145, r117, r117, r117, r117, r117, r117, r117,
    },
    // in_row
    {
        r113, r113, r113, r114, r115, r116, r59,  r117, r117, r117, r117, r117, r117, r117, r117, r117, r117,
        r117, r117, r117, r117, r117, r117, r147, r117, r117, r147, r147, r117, r117, r117, r117, r117, r117,
        r117, r117, r117, r117, r117, r117, r117, r117, r121, r117, r117, r117, r117, r117, r117, r117, r117,
        r117, r117, r117, r117, r117, r117, r117, r117, r117, r122, r117, r117, r117, r117, r117, r117, r117,
        r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117,
        r117, r117, r117, r117, r117, r32,  r117, r117, r117, r117, r117, r117, r117, r117, r30,  r117, r117,
        r117, r117, r123, r147, r148, r33,  r117, r147, r148, r147, r117, r147, r117, r117, r117, r117, r117,
        r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r149, r117,
        r117, r149, r117, r117, r149, r149, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117,
        r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r149,
        r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117,
        r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117,
        r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r117, r147, r150, r149,
        r37,  r117, r150, r149, r150, r117, r151, r117, r117, r117, r117, r117, r117, r117,
    },
    // in_cell
    {
        r53, r54,  r55,  r56,  r57,  r58,  r59,  r60,  r61,  r62,  r63,  r64,  r62,  r62, r65,  r27,  r27,
        r27, r65,  r62,  r66,  r64,  r67,  r152, r62,  r65,  r152, r152, r69,  r62,  r62, r62,  r62,  r62,
        r69, r65,  r64,  r62,  r62,  r62,  r65,  r62,  r70,  r68,  r71,  r72,  r72,  r72, r72,  r72,  r72,
        r68, r62,  r62,  r73,  r19,  r65,  r74,  r75,  r64,  r76,  r64,  r77,  r27,  r78, r62,  r63,  r79,
        r62, r29,  r62,  r80,  r81,  r30,  r82,  r63,  r62,  r83,  r84,  r62,  r85,  r86, r78,  r87,  r88,
        r88, r87,  r60,  r65,  r60,  r32,  r62,  r62,  r89,  r65,  r85,  r60,  r65,  r65, r30,  r60,  r62,
        r60, r90,  r91,  r152, r152, r33,  r92,  r152, r152, r152, r34,  r152, r85,  r65, r65,  r62,  r60,
        r64, r93,  r94,  r95,  r96,  r97,  r94,  r96,  r96,  r95,  r94,  r94,  r94,  r95, r96,  r153, r99,
        r96, r153, r96,  r95,  r153, r153, r100, r96,  r96,  r96,  r96,  r96,  r100, r95, r94,  r96,  r96,
        r96, r95,  r96,  r101, r94,  r94,  r102, r102, r102, r102, r102, r102, r94,  r96, r96,  r94,  r153,
        r95, r94,  r94,  r94,  r94,  r94,  r104, r94,  r96,  r96,  r97,  r94,  r96,  r94, r96,  r95,  r94,
        r94, r94,  r97,  r96,  r94,  r94,  r105, r94,  r94,  r96,  r94,  r94,  r94,  r94, r94,  r95,  r106,
        r94, r96,  r96,  r107, r95,  r94,  r94,  r95,  r95,  r94,  r94,  r96,  r94,  r94, r154, r154, r155,
        r37, r94,  r154, r155, r154, r94,  r154, r94,  r95,  r95,  r96,  r94,  r94,  r94,
    },
    // in_template
    {
        r53,  r54,  r55,  r56,  r57,  r58,  r156, r157, r157, r157, r157, r157, r157, r157, r157, r27,  r27,
        r27,  r157, r157, r157, r157, r157, r158, r157, r157, r159, r158, r157, r157, r157, r157, r157, r157,
        r157, r157, r157, r157, r157, r157, r157, r157, r157, r157, r157, r157, r157, r157, r157, r157, r157,
        r157, r157, r157, r157, r157, r157, r157, r157, r157, r157, r157, r157, r27,  r157, r157, r157, r157,
        r157, r29,  r157, r157, r157, r30,  r157, r157, r157, r157, r157, r157, r157, r157, r157, r157, r157,
        r157, r157, r157, r157, r157, r32,  r157, r157, r157, r157, r157, r157, r157, r157, r30,  r157, r157,
        r157, r157, r157, r158, r160, r33,  r157, r158, r160, r158, r34,  r161, r157, r157, r157, r157, r157,
        r157, r157, r162, r162, r162, r162, r162, r162, r162, r162, r162, r162, r162, r162, r162, r162, r162,
        r162, r162, r162, r162, r162, r162, r162, r162, r162, r162, r162, r162, r162, r162, r162, r162, r162,
        r162, r162, r162, r162, r162, r162, r162, r162, r162, r162, r162, r162, r162, r162, r162, r162, r162,
        r162, r162, r162, r162, r162, r162, r162, r162, r162, r162, r162, r162, r162, r162, r162, r162, r162,
        r162, r162, r162, r162, r162, r162, r162, r162, r162, r162, r162, r162, r162, r162, r162, r162, r162,
        r162, r162, r162, r162, r162, r162, r162, r162, r162, r162, r162, r162, r162, r162, r162, r162, r162,
        r37,  r162, r162, r162, r162, r162, r162, r162, r162, r162, r162, r162, r162, r162,
    },
    // after_body
    {
        r163, r54,  r163, r164, r165, r166, r167, r163, r163, r163, r163, r163, r163, r163, r163, r163, r163,
        r163, r163, r163, r163, r163, r163, r163, r163, r163, r163, r163, r163, r163, r163, r163, r163, r163,
        r163, r163, r163, r163, r163, r163, r163, r163, r163, r163, r163, r163, r163, r163, r163, r163, r163,
        r163, r163, r163, r163, r19,  r163, r163, r163, r163, r163, r163, r163, r163, r163, r163, r163, r163,
        r163, r163, r163, r163, r163, r163, r163, r163, r163, r163, r163, r163, r163, r163, r163, r163, r163,
        r163, r163, r163, r163, r163, r163, r163, r163, r163, r163, r163, r163, r163, r163, r163, r163, r163,
        r163, r163, r163, r163, r163, r163, r163, r163, r163, r163, r163, r163, r163, r163, r163, r163, r163,
        r163, r163, r163, r163, r163, r163, r163, r163, r163, r163, r163, r163, r163, r163, r163, r163, r163,
        r163, r163, r163, r163, r163, r163, r163, r163, r163, r163, r163, r163, r163, r163, r163, r163, r163,
        r163, r163, r163, r163, r163, r163, r163, r163, r163, r163, r163, r163, r163, r163, r163, r163, r168,
        r163, r163, r163, r163, r163, r163, r163, r163, r163, r163, r163, r163, r163, r163, r163, r163, r163,
        r163, r163, r163, r163, r163, r163, r163, r163, r163, r163, r163, r163, r163, r163, r163, r163, r163,
        r163, r163, r163, r163, r163, r163, r163, r163, r163, r163, r163, r163, r163, r163, r163, r163, r163,
        r163, r163, r163, r163, r163, r163, r163, r163, r163, r163, r163, r163, r163, r163,
    },
    // in_frameset
    {
        r169, r170, r169, r171, r172, r173, r174, r169, r169, r169, r169, r169, r169, r169, r169, r169, r169,
        r169, r169, r169, r169, r169, r169, r169, r169, r169, r169, r169, r169, r169, r169, r169, r169, r169,
        r169, r169, r169, r169, r169, r169, r169, r169, r169, r175, r176, r169, r169, r169, r169, r169, r169,
        r169, r169, r169, r169, r19,  r169, r169, r169, r169, r169, r169, r169, r169, r169, r169, r169, r169,
        r169, r169, r169, r169, r169, r30,  r169, r169, r169, r169, r169, r169, r169, r169, r169, r169, r169,
        r169, r169, r169, r169, r169, r169, r169, r169, r169, r169, r169, r169, r169, r169, r169, r169, r169,
        r169, r169, r169, r169, r169, r169, r169, r169, r169, r169, r169, r169, r169, r169, r169, r169, r169,
        r169, r169, r169, r169, r169, r169, r169, r169, r169, r169, r169, r169, r169, r169, r169, r169, r169,
        r169, r169, r169, r169, r169, r169, r169, r169, r169, r169, r169, r169, r169, r169, r169, r169, r169,
        r169, r169, r169, r169, r169, r177, r169, r169, r169, r169, r169, r169, r169, r169, r169, r169, r169,
        r169, r169, r169, r169, r169, r169, r169, r169, r169, r169, r169, r169, r169, r169, r169, r169, r169,
        r169, r169, r169, r169, r169, r169, r169, r169, r169, r169, r169, r169, r169, r169, r169, r169, r169,
        r169, r169, r169, r169, r169, r169, r169, r169, r169, r169, r169, r169, r169, r169, r169, r169, r169,
        r169, r169, r169, r169, r169, r169, r169, r169, r169, r169, r169, r169, r169, r169,
    },
    // after_frameset
    {
        r178, r179, r178, r180, r181, r182, r183, r178, r178, r178, r178, r178, r178, r178, r178, r178, r178,
        r178, r178, r178, r178, r178, r178, r178, r178, r178, r178, r178, r178, r178, r178, r178, r178, r178,
        r178, r178, r178, r178, r178, r178, r178, r178, r178, r178, r178, r178, r178, r178, r178, r178, r178,
        r178, r178, r178, r178, r19,  r178, r178, r178, r178, r178, r178, r178, r178, r178, r178, r178, r178,
        r178, r178, r178, r178, r178, r30,  r178, r178, r178, r178, r178, r178, r178, r178, r178, r178, r178,
        r178, r178, r178, r178, r178, r178, r178, r178, r178, r178, r178, r178, r178, r178, r178, r178, r178,
        r178, r178, r178, r178, r178, r178, r178, r178, r178, r178, r178, r178, r178, r178, r178, r178, r178,
        r178, r178, r178, r178, r178, r178, r178, r178, r178, r178, r178, r178, r178, r178, r178, r178, r178,
        r178, r178, r178, r178, r178, r178, r178, r178, r178, r178, r178, r178, r178, r178, r178, r178, r178,
        r178, r178, r178, r178, r178, r178, r178, r178, r178, r178, r178, r178, r178, r178, r178, r178, r184,
        r178, r178, r178, r178, r178, r178, r178, r178, r178, r178, r178, r178, r178, r178, r178, r178, r178,
        r178, r178, r178, r178, r178, r178, r178, r178, r178, r178, r178, r178, r178, r178, r178, r178, r178,
        r178, r178, r178, r178, r178, r178, r178, r178, r178, r178, r178, r178, r178, r178, r178, r178, r178,
        r178, r178, r178, r178, r178, r178, r178, r178, r178, r178, r178, r178, r178, r178,
    },
    // after_after_body
    {
        r185, r54,  r185, r186, r187, r58,  r188, r185, r185, r185, r185, r185, r185, r185, r185, r185, r185,
        r185, r185, r185, r185, r185, r185, r185, r185, r185, r185, r185, r185, r185, r185, r185, r185, r185,
        r185, r185, r185, r185, r185, r185, r185, r185, r185, r185, r185, r185, r185, r185, r185, r185, r185,
        r185, r185, r185, r185, r19,  r185, r185, r185, r185, r185, r185, r185, r185, r185, r185, r185, r185,
        r185, r185, r185, r185, r185, r185, r185, r185, r185, r185, r185, r185, r185, r185, r185, r185, r185,
        r185, r185, r185, r185, r185, r185, r185, r185, r185, r185, r185, r185, r185, r185, r185, r185, r185,
        r185, r185, r185, r185, r185, r185, r185, r185, r185, r185, r185, r185, r185, r185, r185, r185, r185,
        r185, r185, r185, r185, r185, r185, r185, r185, r185, r185, r185, r185, r185, r185, r185, r185, r185,
        r185, r185, r185, r185, r185, r185, r185, r185, r185, r185, r185, r185, r185, r185, r185, r185, r185,
        r185, r185, r185, r185, r185, r185, r185, r185, r185, r185, r185, r185, r185, r185, r185, r185, r185,
        r185, r185, r185, r185, r185, r185, r185, r185, r185, r185, r185, r185, r185, r185, r185, r185, r185,
        r185, r185, r185, r185, r185, r185, r185, r185, r185, r185, r185, r185, r185, r185, r185, r185, r185,
        r185, r185, r185, r185, r185, r185, r185, r185, r185, r185, r185, r185, r185, r185, r185, r185, r185,
        r185, r185, r185, r185, r185, r185, r185, r185, r185, r185, r185, r185, r185, r185,
    },
    // after_after_frameset
    {
        r189, r54,  r189, r190, r191, r58,  r192, r189, r189, r189, r189, r189, r189, r189, r189, r189, r189,
        r189, r189, r189, r189, r189, r189, r189, r189, r189, r189, r189, r189, r189, r189, r189, r189, r189,
        r189, r189, r189, r189, r189, r189, r189, r189, r189, r189, r189, r189, r189, r189, r189, r189, r189,
        r189, r189, r189, r189, r19,  r189, r189, r189, r189, r189, r189, r189, r189, r189, r189, r189, r189,
        r189, r189, r189, r189, r189, r30,  r189, r189, r189, r189, r189, r189, r189, r189, r189, r189, r189,
        r189, r189, r189, r189, r189, r189, r189, r189, r189, r189, r189, r189, r189, r189, r189, r189, r189,
        r189, r189, r189, r189, r189, r189, r189, r189, r189, r189, r189, r189, r189, r189, r189, r189, r189,
        r189, r189, r189, r189, r189, r189, r189, r189, r189, r189, r189, r189, r189, r189, r189, r189, r189,
        r189, r189, r189, r189, r189, r189, r189, r189, r189, r189, r189, r189, r189, r189, r189, r189, r189,
        r189, r189, r189, r189, r189, r189, r189, r189, r189, r189, r189, r189, r189, r189, r189, r189, r189,
        r189, r189, r189, r189, r189, r189, r189, r189, r189, r189, r189, r189, r189, r189, r189, r189, r189,
        r189, r189, r189, r189, r189, r189, r189, r189, r189, r189, r189, r189, r189, r189, r189, r189, r189,
        r189, r189, r189, r189, r189, r189, r189, r189, r189, r189, r189, r189, r189, r189, r189, r189, r189,
        r189, r189, r189, r189, r189, r189, r189, r189, r189, r189, r189, r189, r189, r189,
    },
    // foreign_content
    {
        r193, r194, r195, r196, r197, r198, r199, r200, r200, r200, r200, r200, r200, r200, r201, r200, r200,
        r200, r201, r201, r201, r201, r200, r200, r201, r201, r200, r200, r201, r200, r200, r200, r201, r201,
        r201, r201, r201, r200, r200, r200, r202, r200, r200, r200, r200, r201, r201, r201, r201, r201, r201,
        r201, r200, r200, r201, r200, r201, r200, r200, r201, r200, r200, r201, r200, r201, r200, r200, r200,
        r201, r201, r200, r201, r200, r200, r200, r200, r201, r200, r200, r201, r200, r200, r201, r200, r200,
        r200, r200, r201, r201, r200, r200, r200, r200, r200, r201, r200, r201, r201, r201, r200, r201, r200,
        r201, r200, r201, r200, r200, r200, r200, r200, r200, r200, r200, r200, r200, r201, r201, r201, r201,
        r200, r200, r203, r203, r203, r203, r203, r203, r203, r203, r203, r203, r203, r203, r203, r203, r201,
        r203, r203, r203, r203, r203, r203, r203, r203, r203, r203, r203, r203, r203, r203, r203, r203, r203,
        r203, r203, r203, r203, r203, r203, r203, r203, r203, r203, r203, r203, r203, r203, r203, r203, r203,
        r203, r203, r203, r203, r203, r203, r203, r203, r203, r203, r203, r203, r203, r203, r203, r203, r203,
        r203, r203, r203, r203, r203, r203, r201, r203, r203, r203, r203, r203, r203, r203, r203, r203, r203,
        r204, r203, r203, r203, r203, r203, r203, r203, r203, r203, r203, r203, r203, r203, r203, r203, r203,
        r203, r203, r203, r203, r203, r203, r203, r203, r203, r203, r203, r203, r203, r203,
    },
};

}  // namespace

// The same for each name: what a tag leads to waits for its name, so one look-up is better than two.
constexpr DispatchTable::DispatchTable() : rules() {
  for (unsigned mode = 0; mode < kModes; ++mode) {
    for (unsigned plain = 0; plain < token_class::start_tag; ++plain)
      rules[mode][plain] = written[mode][plain];
    for (unsigned name = 0; name < kTagClasses; ++name) {
      const unsigned column = token_class::start_tag + column_of_tag[name];
      rules[mode][token_class::start_tag + name] = written[mode][column];
      rules[mode][token_class::end_tag + name] = written[mode][column + kTagColumns];
    }
  }
}
constexpr DispatchTable dispatch_table;

}  // namespace lockstep::edition_2026_10_03
